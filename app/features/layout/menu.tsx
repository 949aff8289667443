import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';
import { NAV_LINKS } from './nav-links.ts';

/**
 * The mobile menu: a button that opens the header's links full-screen. It is a <details> because that works before hydration,
 * and not all browsers supported popovers before 2024. Closes when a link is clicked, Escape is pressed or focus leaves it.
 */
export function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const { key } = useLocation();
  const openedOn = useRef(key);
  // Where Back cannot be stopped, the menu closes with the page that it lies over.
  useEffect(() => {
    if (openedOn.current !== key) close();
    openedOn.current = key;
  });
  useCloseOnBack(() => {
    const isOpen = menu.current?.open ?? false;
    close();
    return isOpen;
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to events from its summary and links
    <details
      ref={menu}
      className="menu group lg:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        close();
        menu.current.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
      }}
    >
      <summary aria-label="Menu" className="menu-button">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
      </summary>
      <nav aria-label="Menu" data-theme="dark" className="menu-sheet">
        <ul className="page-width pb-10">
          {NAV_LINKS.map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to} onClick={close} className="menu-link">
                {label}
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
    </details>
  );
}
