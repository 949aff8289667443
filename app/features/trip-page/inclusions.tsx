import { Icon } from '#app/ui/icon.tsx';
import type { TripPageData } from './trip-data.ts';

/** What's included and what's not, side by side; one list missing leaves the other, both missing leave nothing. */
export function Inclusions({ data: { inclusions, exclusions } }: { data: TripPageData }) {
  if (inclusions.length + exclusions.length === 0) return null;
  return (
    <div className="bg-sand">
      <div className="page-width grid gap-x-16 gap-y-12 py-14 lg:grid-cols-2 lg:py-20">
        <MarkedList title="What's Included" icon="tick" items={inclusions} />
        <MarkedList title="What's Not Included" icon="cross" items={exclusions} />
      </div>
    </div>
  );
}

function MarkedList({ title, icon, items }: { title: string; icon: 'tick' | 'cross'; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="text-title lg:text-[2.125rem]">{title}</h2>
      <ul className="print-columns mt-5">
        {items.map((item) => (
          <li key={item} className="flex gap-4 border-t border-rule py-3">
            <Icon name={icon} className={`mt-0.5 size-6 ${icon === 'tick' ? 'text-brand' : 'text-action'}`} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
