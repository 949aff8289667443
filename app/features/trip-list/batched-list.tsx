import { memo, startTransition, useEffect, useState } from 'react';

/** Cards drawn in one go: few enough for a cheap phone, and a number that fills whole rows of two and of three. */
const BATCH = 30;

type Draw<Data> = (data: Data, index: number) => React.ReactNode;

/**
 * Cards of a list, in order. `cards` and `card` must stay the same objects from one rendering to the next. A long list is
 * drawn batch by batch, each a list of its own that is laid out when the visitor comes near: one list of thousands of cards made
 * every batch slower than the one before, and in the end the page stood still for most of a second.
 */
export function BatchedList<Data>({ cards, from, card: renderItem }: { cards: readonly Data[]; from: number; card: Draw<Data> }) {
  const [drawn, setDrawn] = useState(BATCH);
  const [drawnOf, setDrawnOf] = useState(cards);
  if (drawnOf !== cards) {
    setDrawnOf(cards);
    setDrawn(BATCH);
  }
  const isWhole = drawn >= cards.length;
  useEffect(() => {
    if (isWhole) return;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + BATCH)));
    return () => clearTimeout(next);
  }, [drawn, isWhole]);
  const starts = Array.from({ length: Math.ceil(Math.min(drawn, cards.length) / BATCH) }, (_, index) => index * BATCH);
  return starts.map((start) => <Batch key={from + start} cards={cards} from={from} start={start} card={renderItem as Draw<unknown>} />);
}

const Batch = memo(function Batch(props: { cards: readonly unknown[]; from: number; start: number; card: Draw<unknown> }) {
  const { cards, from, start, card } = props;
  const first = from + start;
  const later = '[contain-intrinsic-size:auto_300rem] [content-visibility:auto] [overflow-clip-margin:0.5rem]';
  return (
    <ul aria-label={start > 0 ? `From trip ${first + 1} on` : undefined} className={`card-list ${start > 0 ? later : ''}`}>
      {cards.slice(start, start + BATCH).map((data, index) => (
        <li key={first + index} className="card-cell">
          {card(data, first + index)}
        </li>
      ))}
    </ul>
  );
});
