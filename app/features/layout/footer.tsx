import { PageLink } from '#app/navigation/page-link.tsx';
import { ContactLink } from '#app/ui/contact-link.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { LegalLines } from '#app/ui/legal-lines.tsx';
import type { LayoutData } from './layout-data.ts';
import { Logo } from './logo.tsx';

const EXPLORE = [
  { to: '/#upcoming-trips', label: 'Upcoming Trips' },
  { to: '/#past-trips', label: 'Past Trips' },
  { to: '/#about-us', label: 'About Us' },
  { to: '/#testimonials', label: 'Testimonials' },
] as const;

const HELP = [
  { to: '/faqs', label: 'FAQs' },
  { to: '/cancellation-policy', label: 'Cancellation Policy' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/accessibility', label: 'Accessibility' },
  // Last, because on small phones it takes two lines.
  { to: '/terms-and-conditions', label: 'Terms and Conditions' },
] as const;

const CONTACT_LINK = 'footer-link underline decoration-accent';

/** The footer of every page, and the target of #contact. */
export function Footer({ data, newsletter }: { data: LayoutData; newsletter: React.ReactNode }) {
  return (
    <footer id="contact" data-theme="dark" className="bg-brand-deep text-on-dark">
      <div className="page-width pt-10 pb-8 lg:pt-20">
        {newsletter}
        <div className="mt-8 grid grid-cols-2 gap-6 border-t border-on-dark/25 pt-8 lg:mt-12 lg:pt-10 lg:grid-cols-[1.6fr_1fr_1fr_1.5fr] lg:gap-x-12">
          <div className="col-span-2 [&_a]:text-on-dark lg:col-span-1">
            <Logo name={data.name} />
          </div>
          <LinkColumn title="Explore" links={EXPLORE}>
            <li className="flex min-h-10 items-center gap-2 text-on-dark-faint">
              Blog <small className="text-small">(coming soon)</small>
            </li>
          </LinkColumn>
          <LinkColumn title="Good to know" links={HELP} />
          <div className="footer-contact col-span-2 lg:col-span-1">
            <h2 className="font-text font-semibold tracking-normal text-accent-on-dark">Contact</h2>
            <address className="mt-2 not-italic">
              {data.addressLines.map((line, index) => (
                <span key={index} className="block">
                  {line}
                </span>
              ))}
            </address>
            <LegalLines lines={data.legalLines} className="mt-3 text-small text-on-dark-muted" />
            {data.ways.map((way) => (
              <p key={way.href}>
                <ContactLink way={way} className={CONTACT_LINK} />
              </p>
            ))}
            <ul className="flex gap-6">
              <li>
                <ExternalLink href={data.instagram} className={CONTACT_LINK}>
                  Instagram
                </ExternalLink>
              </li>
              <li>
                <ExternalLink href={data.linkedin} className={CONTACT_LINK}>
                  LinkedIn
                </ExternalLink>
              </li>
            </ul>
          </div>
        </div>
        {data.sampleNote && <p className="mt-6 text-small text-on-dark-faint">{data.sampleNote}</p>}
      </div>
    </footer>
  );
}

function LinkColumn({
  title,
  links,
  children,
}: {
  title: string;
  links: readonly { to: string; label: string }[];
  children?: React.ReactNode;
}) {
  return (
    <div>
      <h2 className="font-text font-semibold tracking-normal text-accent-on-dark">{title}</h2>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} className="footer-link">
              {label}
            </PageLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
