import { createContext, useContext } from 'react';
import type { Block, Inline, RichTextBlocks } from '#app/domain/rich-text.ts';
import { ContactLink } from './contact-link.tsx';

/** Renders a link to a page on this site. */
type PageLinkComponent = React.ComponentType<{ to: string; className: string; children: React.ReactNode }>;

/**
 * Renders formatted text from the content as elements, because Trusted Types reject HTML strings. `pageLink` renders links
 * to pages on this site.
 */
export function RichText({
  blocks,
  pageLink,
  className = '',
}: {
  blocks: RichTextBlocks;
  pageLink: PageLinkComponent;
  className?: string;
}) {
  return (
    <PageLinkContext value={pageLink}>
      <div className={`max-w-prose space-y-4 ${className}`}>
        {blocks.map((block, index) => (
          <RichTextBlock key={index} block={block} />
        ))}
      </div>
    </PageLinkContext>
  );
}

const PageLinkContext = createContext<PageLinkComponent>(({ to, className, children }) => (
  <a href={to} className={className}>
    {children}
  </a>
));

function RichTextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className="pt-8 text-title">
          {block.text}
        </h2>
      ) : (
        <h3 id={block.id} className="pt-4 font-text font-semibold tracking-normal">
          {block.text}
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`space-y-2 ps-6 ${block.ordered ? 'list-decimal' : 'list-disc'} marker:text-action`}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines inlines={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <RichTextTable block={block} />;
  }
}

function RichTextTable({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  // A table without a header row has its headings in the first column.
  const hasHead = block.head.some((cell) => cell.length > 0);
  return (
    <table className="w-full [box-shadow:0_-2px_currentColor]">
      {hasHead && (
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              <th key={index} scope="col" className="border-b border-line py-3 pe-4 text-start align-top font-semibold">
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 && !hasHead ? (
                <th key={column} scope="row" className="border-b border-line py-3 pe-4 text-start align-top font-semibold">
                  <Inlines inlines={cell} />
                </th>
              ) : (
                <td key={column} className="border-b border-line py-3 pe-4 align-top">
                  <Inlines inlines={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  const PageLink = useContext(PageLinkContext);
  return inlines.map((inline, index) => {
    if (typeof inline === 'string') return inline;
    const inner = <Inlines inlines={inline.children} />;
    if (inline.kind === 'strong') return <strong key={index}>{inner}</strong>;
    if (inline.kind === 'emphasis') return <em key={index}>{inner}</em>;
    const text = inline.children.join('');
    const className = 'font-semibold text-brand underline decoration-accent decoration-2 underline-offset-4 hover:decoration-current';
    if (inline.href === `mailto:${text}`) return <ContactLink key={index} way={{ text, href: inline.href }} className={className} />;
    return inline.href.startsWith('/') ? (
      <PageLink key={index} to={inline.href} className={className}>
        {inner}
      </PageLink>
    ) : (
      <a key={index} href={inline.href} className={className}>
        {inner}
      </a>
    );
  });
}
