import { useLayoutEffect } from 'react';
import { FAMILY } from '#app/domain/trip-sections.ts';
import { SpokenText } from '#app/ui/spoken-text.tsx';
import type { FamilyData } from './trip-view-model.ts';
import { useFamily } from './use-family.ts';

/** The family options with their prices, one of them selected, and its total with fares. All prices are readable without JavaScript. */
export function FamilyChoice({ families }: { families: readonly FamilyData[] }) {
  const { index, family, choose } = useFamily(families);
  const isChoice = families.length > 1;
  useLayoutEffect(() => {
    // Before hydration she may have chosen another family, which React does not see.
    const chosen = document.querySelector<HTMLInputElement>('[name=family]:checked')?.value;
    if (chosen && chosen !== family.label) choose(chosen);
  });
  return (
    <>
      <fieldset id={FAMILY.id} tabIndex={-1} className="family-choice -mx-5 mt-3">
        <legend className={isChoice ? 'w-full border-b border-line px-5 pb-2 font-semibold' : 'sr-only'}>{FAMILY.title}</legend>
        {families.map(({ label, total }, position) => (
          <label key={position} data-chosen={position === index || undefined}>
            {isChoice && (
              <input
                type="radio"
                name="family"
                value={label}
                checked={position === index}
                onChange={() => choose(label)}
                onClick={() => choose(label)}
              />
            )}
            <span>{label}</span>
            <span className="family-total">
              <SpokenText>{total}</SpokenText>
            </span>
          </label>
        ))}
      </fieldset>
      {family.fares && (
        <p className="mt-3 text-small">
          <SpokenText>{family.fares}</SpokenText>
        </p>
      )}
    </>
  );
}
