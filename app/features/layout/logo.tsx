import { PageLink } from '#app/navigation/page-link.tsx';
/** The banyan and the company's name: the way home from every page. */
export function Logo({ name }: { name: string }) {
  return (
    <PageLink
      to="/"
      className="flex min-h-11 shrink-0 items-center gap-2.5 font-display text-[1.0625rem] leading-[1.05] lg:text-[1.1875rem] font-semibold tracking-[-0.015em] text-brand-deep"
    >
      <BanyanMark />
      <span className="max-w-[7.5rem] lg:max-w-[10.5rem]">{name}</span>
    </PageLink>
  );
}

function BanyanMark() {
  return (
    <svg viewBox="0 0 42 42" className="size-9 shrink-0 max-[22.5rem]:hidden" fill="currentColor" aria-hidden="true">
      <path d="M21 4c4.5 0 7.5 2.2 8.8 5.2 4.7-.2 8.2 3 8.2 7.3 0 4.8-4 8-8.8 7.8H12.8C8 24.5 4 21.3 4 16.5c0-4.3 3.5-7.5 8.2-7.3C13.5 6.2 16.5 4 21 4Z" />
      <path d="M18.5 22h5l.6 8 2.9 5.5H15l2.9-5.5Z" />
      <path d="M9 23h1.6v7.5H9ZM13 23h1.6v5H13ZM27.4 23H29v5h-1.6ZM31.4 23H33v7.5h-1.6Z" />
      <path d="M5 37.5h32V40H5Z" className="text-accent" fill="currentColor" />
    </svg>
  );
}
