import type { PictureData } from '#app/domain/picture.ts';
import { QUESTIONS } from '#app/domain/trip-sections.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TripSection } from './trip-section.tsx';

/** The people who answer questions, their introduction, and the reply time in hours. `role` says what a person does, or that she leads the trip. */
export type Contacts = {
  words: string;
  people: readonly { id: string; name: string; role: string; picture: PictureData }[];
  replyHours: number;
};

type Props = { contacts: Contacts; familyQuestions: readonly string[]; callButton: React.ReactNode; mailButton: React.ReactNode };

/** The 'Questions' section: the people to ask, and how to reach them. */
export function TripQuestions({ contacts: { words, people, replyHours }, familyQuestions, callButton, mailButton }: Props) {
  return (
    <TripSection of={QUESTIONS} data-theme="dark" className="tinted-block questions-block trip-ground">
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {people.map(({ id, name, role, picture }) => (
          <li key={id} className="flex items-center gap-3 font-semibold">
            <Picture picture={picture} sizes={{ phone: '5rem', wide: '5rem' }} className="size-12 rounded-small" />
            <span>
              {name}
              <span className="block text-small font-normal">{role}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        {words} We reply within {replyHours} hours.
      </p>
      {familyQuestions.length > 0 && (
        <>
          <h3 className="mt-4 font-text font-semibold tracking-normal">When we talk, tell us</h3>
          <ul className="bullet-list mt-2">
            {familyQuestions.map((question, index) => (
              <li key={index}>{question}</li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-4 flex gap-3 *:flex-1 *:px-3">
        {callButton}
        {mailButton}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <PageLink to="/faqs" className="text-link">
          All questions and answers
        </PageLink>
        <PageLink to="/#about-us" className="text-link">
          About Us
        </PageLink>
      </p>
    </TripSection>
  );
}
