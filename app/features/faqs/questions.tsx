import { Icon } from '#app/ui/icon.tsx';
import type { ProseBlocks } from '#app/ui/prose-model.ts';
import { Prose } from '#app/ui/prose.tsx';

/** One question open at a time: the browser's own exclusive accordion, which needs no script. */
export function Questions({ questions }: { questions: readonly { id: string; question: string; answer: ProseBlocks }[] }) {
  return (
    <div className="page-width pb-12">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} name="faq" className="group max-w-[52rem] border-b border-line first:border-t">
          <summary className="flex min-h-17 list-none items-center justify-between gap-6 py-3 font-display text-[1.3125rem] leading-tight group-open:text-brand">
            {question}
            <Icon name="plus" className="size-5 transition-transform group-open:rotate-45" />
          </summary>
          <Prose blocks={answer} className="pe-8 pb-7" />
        </details>
      ))}
    </div>
  );
}
