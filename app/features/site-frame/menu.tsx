import { useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { NAV_LINKS } from './nav-links.ts';

/** The popover that the hamburger opens; the browser opens it and closes it on Escape, also before scripts have arrived. */
export const MENU_ID = 'menu';

/** The header's links on a phone. Choosing one closes the menu. */
export function Menu() {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <nav
      ref={menu}
      id={MENU_ID}
      popover="auto"
      aria-label="Menu"
      data-ground="dark"
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-brand-deep text-on-dark"
    >
      <div className="page-width flex min-h-16 items-center justify-end">
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="grid size-12 place-items-center"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <ul className="page-width pb-10">
        {NAV_LINKS.map(({ to, words }) => (
          <li key={to}>
            <PageLink to={to} onClick={close} className="menu-link">
              {words}
            </PageLink>
          </li>
        ))}
        <li className="pt-6">
          <PageLink to="/all-upcoming-trips" onClick={close} className="button w-full" data-kind="action">
            Book Now
          </PageLink>
        </li>
      </ul>
    </nav>
  );
}
