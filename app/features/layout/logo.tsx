import { PageLink } from '#app/navigation/page-link.tsx';
import { BANYAN_MARK } from '#app/ui/banyan-mark.ts';

/** The logo: a banyan tree and the company's name, linked to the home page. */
export function Logo({ name }: { name: string }) {
  return (
    <PageLink
      to="/"
      className="flex min-h-11 items-center gap-2.5 font-display text-[1.0625rem] leading-[1.05] lg:text-[1.1875rem] font-semibold tracking-[-0.015em] text-brand-deep"
    >
      <BanyanMark />
      <span translate="no" className="max-w-[7.5rem] lg:max-w-[10.5rem]">
        {name}
      </span>
    </PageLink>
  );
}

function BanyanMark() {
  const { size, tree, ground } = BANYAN_MARK;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="size-9 shrink-0 max-[22.5rem]:hidden" fill="currentColor" aria-hidden="true">
      {tree.map((path) => (
        <path key={path} d={path} />
      ))}
      <path d={ground} className="text-accent" fill="currentColor" />
    </svg>
  );
}
