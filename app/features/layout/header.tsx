import { PageLink } from '#app/navigation/page-link.tsx';
import { usePagePath } from '#app/navigation/use-page-path.ts';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { NAV_LINKS } from './nav-links.ts';
import { useScrolled } from './use-scrolled.ts';

/** The fixed header. Transparent over the home page's picture until the page is scrolled. */
export function Header({ name }: { name: string }) {
  const { isScrolled, isAway } = useScrolled();
  const path = usePagePath();
  return (
    <header
      className="site-header"
      data-scrolled={isScrolled || undefined}
      data-away={isAway || undefined}
      data-over-picture={path === '/' || undefined}
    >
      <div className="page-width flex h-16 items-center justify-between gap-4 lg:h-19">
        <Logo name={name} />
        <nav aria-label="Main" className="hidden items-center gap-5 lg:flex xl:gap-7">
          {NAV_LINKS.map(({ to, label }) => (
            <PageLink key={to} to={to} aria-current={path === to ? 'page' : undefined} className="nav-link">
              {label}
            </PageLink>
          ))}
        </nav>
        <div className="flex items-center gap-2">
          <PageLink to="/all-upcoming-trips" className="button min-h-11 px-3 whitespace-nowrap sm:px-4" data-kind="secondary">
            Book Now
          </PageLink>
          <Menu />
        </div>
      </div>
    </header>
  );
}
