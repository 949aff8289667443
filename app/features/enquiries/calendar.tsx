import { DayPicker } from 'react-day-picker';
import { type Day, dayOf, partsOf } from '#app/domain/days.ts';

/** A month at a time, past days disabled; arrow keys, Page Up and Page Down move. Default export: it is fetched on first use. */
export default function Calendar({ today, chosen, onChoose }: { today: Day; chosen: Day | undefined; onChoose: (day: Day) => void }) {
  const first = localDate(today);
  const selected = chosen ? localDate(chosen) : undefined;
  return (
    <DayPicker
      mode="single"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens at the visitor's press, and the arrow keys must reach it
      autoFocus
      required
      selected={selected}
      defaultMonth={selected ?? first}
      startMonth={first}
      today={first}
      disabled={{ before: first }}
      weekStartsOn={1}
      onSelect={(date) => {
        const day = dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
        if (day) onChoose(day);
      }}
      labels={{ labelNav: () => 'Months' }}
      classNames={{ root: 'calendar' }}
    />
  );
}

/** The calendar works with the visitor's own midnight. */
function localDate(day: Day): Date {
  const { year, month, dayOfMonth } = partsOf(day);
  return new Date(year, month - 1, dayOfMonth);
}
