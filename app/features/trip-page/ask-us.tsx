import { useState } from 'react';
import { PageLink } from '#app/navigation/page-link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { HeadedSection } from './headed-section.tsx';
import type { TripPageData } from './trip-data.ts';

/** 'Ask us before you pay': what the page leaves open, in words that can be copied into an email. */
export function AskUs({ data: { questions }, mailLink }: { data: TripPageData; mailLink: React.ReactNode }) {
  if (!questions) return null;
  return (
    // Who prints a trip has decided, and the page keeps to two sheets.
    <div className="print:hidden">
      <HeadedSection title="Ask us before you pay">
        <p className="max-w-[60ch]">Copy the questions that matter to you into an email to {mailLink}</p>
        <Questions title="About the trip" questions={questions.trip} />
        <Questions title="About the money" questions={questions.money} />
        <CopyQuestions questions={[...questions.trip, ...questions.money]} />
        <p className="mt-3 max-w-[60ch]">
          <PageLink to="/cancellation-policy#ask-us-before-you-pay" className="underline">
            More questions about fees and changes, in the cancellation policy
          </PageLink>
        </p>
      </HeadedSection>
    </div>
  );
}

function Questions({ title, questions }: { title: string; questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-title">{title}</h3>
      <ul className="bullet-list mt-3 max-w-[60ch]">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </>
  );
}

/** Copies all of them at once; the place for the button is kept until scripts run. */
function CopyQuestions({ questions }: { questions: readonly string[] }) {
  const isHydrated = useHydrated();
  const [said, setSaid] = useState('');
  const copy = async () => {
    // Emptied first, so that the same words are announced again.
    setSaid('');
    try {
      await navigator.clipboard.writeText(questions.join('\n'));
      setSaid('Copied. Paste them into an email.');
    } catch {
      setSaid('Your browser does not let us copy. Select the questions above and copy them.');
    }
  };
  return (
    <p className="mt-6 flex min-h-11 flex-wrap items-center gap-x-4">
      {isHydrated && (
        <button type="button" onClick={() => void copy()} className="text-link">
          Copy all questions
        </button>
      )}
      <span role="status" className="text-small">
        {said}
      </span>
    </p>
  );
}
