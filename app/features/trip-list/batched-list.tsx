import { memo, startTransition, useEffect, useState } from 'react';

/** Cards rendered at once: few enough for a cheap phone; a multiple of 2 and 3, so that it fills whole rows. */
const BATCH = 30;

type RenderItem<Data> = (data: Data, index: number) => React.ReactNode;

/**
 * Renders the cards of a list in batches. `cards` and `renderItem` must be referentially stable. `from` is the index of the
 * first card in the whole list. Each batch is a separate <ul> with content-visibility, laid out near the viewport: in a single
 * list of thousands of cards, each batch rendered slower than the one before and blocked the page for up to a second.
 */
export function BatchedList<Data>({ cards, from, renderItem }: { cards: readonly Data[]; from: number; renderItem: RenderItem<Data> }) {
  const [rendered, setRendered] = useState(BATCH);
  const [renderedOf, setRenderedOf] = useState(cards);
  if (renderedOf !== cards) {
    setRenderedOf(cards);
    setRendered(BATCH);
  }
  const isWhole = rendered >= cards.length;
  useEffect(() => {
    if (isWhole) return;
    const next = setTimeout(() => startTransition(() => setRendered(rendered + BATCH)));
    return () => clearTimeout(next);
  }, [rendered, isWhole]);
  const starts = Array.from({ length: Math.ceil(Math.min(rendered, cards.length) / BATCH) }, (_, index) => index * BATCH);
  return starts.map((start) => (
    <Batch key={from + start} cards={cards} from={from} start={start} renderItem={renderItem as RenderItem<unknown>} />
  ));
}

const Batch = memo(function Batch(props: { cards: readonly unknown[]; from: number; start: number; renderItem: RenderItem<unknown> }) {
  const { cards, from, start, renderItem } = props;
  const first = from + start;
  const later = '[contain-intrinsic-size:auto_300rem] [content-visibility:auto] [overflow-clip-margin:0.5rem]';
  return (
    <ul aria-label={start > 0 ? `From trip ${first + 1} on` : undefined} className={`card-list ${start > 0 ? later : ''}`}>
      {cards.slice(start, start + BATCH).map((data, index) => (
        <li key={first + index} className="card-cell">
          {renderItem(data, first + index)}
        </li>
      ))}
    </ul>
  );
});
