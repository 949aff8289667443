import { useId } from 'react';
import type { PictureData } from '#app/domain/picture.ts';
import type { RichTextBlocks } from '#app/domain/rich-text.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { stayInView } from '#app/ui/stay-in-view.ts';

type Question = { id: string; question: string; answer: RichTextBlocks };

/** The FAQ page. A link to a question opens its answer. The picture comes last, so that phones show the questions first. */
export function FaqList({
  title,
  lead,
  questions,
  picture,
}: {
  title: string;
  lead: string;
  questions: readonly Question[];
  picture: PictureData;
}) {
  const asideId = useId();
  return (
    <div className="question-page page-width py-12 lg:py-20">
      <div>
        <h1 tabIndex={-1} className="text-page tracking-[-0.032em] lg:text-[4rem]">
          {title}
        </h1>
        <p className="mt-5 max-w-[48ch] text-lead text-muted">{lead}</p>
      </div>
      <div className="question-list">
        {questions.map((question) => (
          <Answer key={question.id} {...question} />
        ))}
      </div>
      <aside aria-labelledby={asideId} className="flex flex-col-reverse gap-5 lg:flex-col">
        <Picture
          picture={picture}
          sizes={{ phone: '100vw', wide: '(min-width: 62.5rem) 43rem' }}
          className="aspect-4/3 w-full lg:aspect-4/5"
        />
        <div>
          <h2 id={asideId} className="text-title">
            Still have questions?
          </h2>
          <PageLink to="/contact" className="text-link">
            Contact us
          </PageLink>
        </div>
      </aside>
    </div>
  );
}

/** Closes the other answers in older browsers, which do not make <details> with the same name exclusive (Firefox until 2024). */
function closeOthers({ currentTarget: opened }: React.ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  const others = opened.parentElement?.querySelectorAll('details[open]') ?? [];
  for (const other of others) if (other !== opened) other.removeAttribute('open');
}

/** A question in the browser's own accordion. Newer browsers keep only one answer open at a time, even without JavaScript. */
function Answer({ id, question, answer }: Question) {
  return (
    <details id={id} name="faq" className="group" onToggle={closeOthers}>
      <summary
        onClick={stayInView}
        className="flex min-h-17 list-none items-center justify-between gap-6 py-3 font-display text-[1.25rem] leading-tight text-balance group-open:text-brand lg:min-h-19 lg:text-[1.375rem]"
      >
        {question}
        <Icon name="plus" className="question-sign size-5 text-brand" />
      </summary>
      <RichText blocks={answer} pageLink={PageLink} className="pb-7 lg:pe-15" />
    </details>
  );
}
