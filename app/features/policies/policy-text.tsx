import type { RichTextBlocks } from '#app/domain/rich-text.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { RichText } from '#app/ui/rich-text.tsx';

/** A policy's text, with links to its sections: next to it in wide windows, above it in narrower ones. */
export function PolicyText({
  blocks,
  labels,
  children,
}: {
  blocks: RichTextBlocks;
  labels: { contents: string; lastUpdated: string };
  children: React.ReactNode;
}) {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  return (
    <div className="page-width grid gap-x-18 gap-y-10 pb-24 lg:grid-cols-[19rem_1fr]">
      <nav aria-label={labels.contents} className="policy-contents min-w-0">
        <h2 className="font-text font-semibold tracking-normal">{labels.contents}</h2>
        <ul className="mt-2">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <PageLink to={`#${id}`}>{text}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <p className="text-muted">{labels.lastUpdated}</p>
        <RichText blocks={blocks} pageLink={PageLink} className="mt-4" />
        {children}
      </div>
    </div>
  );
}
