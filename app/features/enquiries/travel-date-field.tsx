import { useRef, useState } from 'react';
import type { Day } from '#app/domain/days.ts';
import { slashedDate, travelDateFrom } from '#app/domain/enquiries/travel-date.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { localToday } from '#app/ui/use-today.ts';

const fetchCalendar = () => import('./calendar.tsx');

/** The travel date, typed, for example as dd/mm/yyyy, or chosen from a calendar that loads when opened. Without it, the date can be typed. */
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
  const [calendar, setCalendar] = useState<Awaited<ReturnType<typeof fetchCalendar>>>();
  const [hasFailed, setFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const today = localToday();
  const reading = travelDateFrom(today)(value.trim());
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const choose = (day: Day) => {
    onChange(slashedDate(day));
    close();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    // Otherwise Escape would close the whole form.
    event.preventDefault();
    close();
  };
  const toggle = () => {
    setOpen(!isOpen);
    setFailed(false);
    const giveUp = () => {
      setOpen(false);
      setFailed(true);
    };
    if (!isOpen) fetchCalendar().then(setCalendar, giveUp);
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
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
            onClick={toggle}
            className="size-13 border-[1.5px] border-field hover:bg-sand"
            iconClassName="size-6"
          />
        }
      />
      <div role="status">
        {(hasFailed || (isOpen && !calendar)) && (
          <p className="pt-3 text-muted">{hasFailed ? 'The calendar did not load. Please type the date.' : 'Opening the calendar …'}</p>
        )}
      </div>
      {isOpen && calendar && <calendar.Calendar today={today} chosen={'value' in reading ? reading.value : undefined} onChoose={choose} />}
    </div>
  );
}
