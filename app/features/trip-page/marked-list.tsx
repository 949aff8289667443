import { Icon } from '#app/ui/icon.tsx';

/** A list with a tick or a cross before each item. Nothing if there are none. */
export function MarkedList({ icon, items, className = '' }: { icon: 'tick' | 'cross'; items: readonly string[]; className?: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={`mt-4 ${className}`}>
      {items.map((item, index) => (
        <li key={index} className="flex gap-3 py-0.5 leading-snug">
          <Icon name={icon} className={`mt-0.5 size-5 ${icon === 'tick' ? 'text-brand' : 'text-action'}`} />
          {item}
        </li>
      ))}
    </ul>
  );
}
