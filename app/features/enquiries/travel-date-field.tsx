import { lazy, Suspense, useRef, useState } from 'react';
import type { Day } from '#app/domain/days.ts';
import { slashedDate, travelDateFrom } from '#app/domain/enquiries/travel-date.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { localToday } from '#app/ui/use-today.ts';

const Calendar = lazy(() => import('./calendar.tsx'));

/** The travel date, typed, for example as dd/mm/yyyy, or chosen from a calendar that loads when opened. */
export function TravelDateField({
  id,
  value,
  onChange,
  error,
}: {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const today = localToday();
  const reading = travelDateFrom(today)(value.trim());
  const choose = (day: Day) => {
    onChange(slashedDate(day));
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div>
      <TextField
        id={id}
        label="Travel date"
        hint="Today or later, as day/month/year, such as 25/12/2027, or from the calendar."
        inputMode="text"
        autoComplete="off"
        value={value}
        onChange={onChange}
        error={error}
        beside={
          <IconButton
            ref={opener}
            icon="calendar"
            label={isOpen ? 'Close the calendar' : 'Choose from a calendar'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="size-13 border-[1.5px] border-field hover:bg-sand"
            iconClassName="size-6"
          />
        }
      />
      {isOpen && (
        <Suspense fallback={<p className="pt-3 text-muted">Opening the calendar …</p>}>
          <Calendar today={today} chosen={'value' in reading ? reading.value : undefined} onChoose={choose} />
        </Suspense>
      )}
    </div>
  );
}
