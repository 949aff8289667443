import type { ContactWay } from '#app/domain/contact-details.ts';
import { ExternalLink } from './external-link.tsx';
import { MailAddress } from './mail-address.tsx';

/** A link to a way to reach us: an email address, a phone number that a phone can call, or another site, such as WhatsApp. */
export function ContactLink({
  way: { text, href },
  className = 'text-link',
}: {
  way: Pick<ContactWay, 'text' | 'href'>;
  className?: string;
}) {
  const Link = href.startsWith('https:') ? ExternalLink : 'a';
  return (
    <Link href={href} className={className}>
      {href.startsWith('mailto:') ? <MailAddress address={text} /> : text}
    </Link>
  );
}
