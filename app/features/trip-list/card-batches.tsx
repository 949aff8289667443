import { memo, startTransition, useEffect, useState } from 'react';

/** Cards drawn in one go: few enough for a cheap phone to do it between two touches. */
const BATCH = 15;

/** Cards of a list, in order. `cards` and `card` must stay the same objects from one rendering to the next. A long list is drawn batch by batch, so that the page never stands still. */
export function CardBatches<Facts>({
  cards,
  from,
  card,
}: {
  cards: readonly Facts[];
  from: number;
  card: (facts: Facts, index: number) => React.ReactNode;
}) {
  const [drawn, setDrawn] = useState(BATCH);
  const isWhole = drawn >= cards.length;
  useEffect(() => {
    if (isWhole) return;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + BATCH)));
    return () => clearTimeout(next);
  }, [drawn, isWhole]);
  const starts = Array.from({ length: Math.ceil(Math.min(drawn, cards.length) / BATCH) }, (_, index) => index * BATCH);
  return starts.map((start) => <Batch key={from + start} cards={cards} from={from} start={start} card={card as Draw} />);
}

type Draw = (facts: unknown, index: number) => React.ReactNode;

const Batch = memo(function Batch({ cards, from, start, card }: { cards: readonly unknown[]; from: number; start: number; card: Draw }) {
  return cards.slice(start, start + BATCH).map((facts, index) => (
    // What is far below is laid out when she comes near; the first cards are left alone.
    <li
      key={from + start + index}
      className={start > 0 ? '[contain-intrinsic-size:auto_30rem] [content-visibility:auto] [overflow-clip-margin:0.5rem]' : undefined}
    >
      {card(facts, from + start + index)}
    </li>
  ));
});
