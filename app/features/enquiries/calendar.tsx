import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { type Day, dayOf, partsOf } from '#app/domain/days.ts';

/** A calendar of one month, which follows the chosen day, also when it is typed. Disables past days. It has keyboard navigation. */
export function Calendar({ today, chosen, onChoose }: { today: Day; chosen: Day | undefined; onChoose: (day: Day) => void }) {
  const first = localDate(today);
  const selected = chosen ? localDate(chosen) : undefined;
  const [month, setMonth] = useState(selected ?? first);
  const [before, setBefore] = useState(chosen);
  if (selected && chosen !== before) {
    setBefore(chosen);
    setMonth(selected);
  }
  return (
    <DayPicker
      mode="single"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just opened it, and the arrow keys must work at once
      autoFocus
      required
      selected={selected}
      month={month}
      onMonthChange={setMonth}
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

/** The start of a day in the visitor's time zone, as react-day-picker expects. */
function localDate(day: Day): Date {
  const { year, month, dayOfMonth } = partsOf(day);
  return new Date(year, month - 1, dayOfMonth);
}
