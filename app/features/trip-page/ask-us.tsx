import { PageLink } from '#app/navigation/page-link.tsx';
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
        <p className="mt-6 max-w-[60ch]">
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
