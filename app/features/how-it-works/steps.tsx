import type { PictureData } from '#app/domain/picture.ts';
import { Picture } from '#app/ui/picture.tsx';

/** The steps of a trip, along a winding path. In wide windows, the pictures are on alternate sides of it. */
export function Steps({ steps }: { steps: readonly { title: string; text: readonly string[]; picture: PictureData }[] }) {
  return (
    <ol className="step-path page-width pb-20 lg:pb-28">
      {steps.map(({ title, text, picture }, index) => (
        <li key={index}>
          <Picture
            picture={picture}
            sizes={{ phone: '92vw', wide: '(min-width: 80rem) 37rem, (min-width: 62.5rem) 46vw' }}
            className="aspect-16/10 w-full lg:aspect-4/3"
            priority={index === 0}
          />
          <span aria-hidden="true" className="step-number">
            {index + 1}
          </span>
          <div>
            <h2 className="text-title lg:text-[2rem]">{title}</h2>
            {text.map((paragraph, index) => (
              <p key={index} className="mt-3 max-w-[52ch]">
                {paragraph}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
