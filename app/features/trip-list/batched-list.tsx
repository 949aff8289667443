import { memo, startTransition, useEffect, useState } from 'react';
import { useIsReturning } from '#app/navigation/history-entry.tsx';

/** Cards per batch: few enough for a cheap phone, and a multiple of 2 and 3, so that a full batch has only full rows. */
const BATCH = 30;

type RenderItem<Data> = (data: Data, index: number) => React.ReactNode;

/** A card's data, which names its trip. */
export type CardData = { slug: string };

/**
 * Renders a list's cards in batches. `cards` and `renderItem` must be referentially stable. `from` is the first card's index in
 * the full list. Each batch is a separate <ul>. All but the first have content-visibility, so that they are laid out only near the
 * viewport. With a single <ul> of thousands of cards, batches took longer to render and blocked the page for up to a second.
 */
export function BatchedList<Data extends CardData>({
  cards,
  from,
  renderItem,
}: {
  cards: readonly Data[];
  from: number;
  renderItem: RenderItem<Data>;
}) {
  // After Back, render all at once, because the place to return to may be far down.
  const first = useIsReturning() ? Infinity : BATCH;
  const [rendered, setRendered] = useState(first);
  const [renderedOf, setRenderedOf] = useState(cards);
  if (renderedOf !== cards) {
    setRenderedOf(cards);
    setRendered(first);
  }
  const isWhole = rendered >= cards.length;
  useEffect(() => {
    if (isWhole) return;
    const next = setTimeout(() => startTransition(() => setRendered(rendered + BATCH)));
    return () => clearTimeout(next);
  }, [rendered, isWhole]);
  const starts = Array.from({ length: Math.ceil(Math.min(rendered, cards.length) / BATCH) }, (_, index) => index * BATCH);
  return starts.map((start) => (
    <Batch key={from + start} cards={cards} from={from} start={start} renderItem={renderItem as RenderItem<CardData>} />
  ));
}

const Batch = memo(function Batch(props: { cards: readonly CardData[]; from: number; start: number; renderItem: RenderItem<CardData> }) {
  const { cards, from, start, renderItem } = props;
  const first = from + start;
  const laterBatch = '[contain-intrinsic-size:auto_300rem] [content-visibility:auto] [overflow-clip-margin:0.5rem]';
  return (
    <ul aria-label={start > 0 ? `From trip ${first + 1} on` : undefined} className={`card-list ${start > 0 ? laterBatch : ''}`}>
      {cards.slice(start, start + BATCH).map((data, index) => (
        <li key={data.slug} className="card-cell">
          {renderItem(data, first + index)}
        </li>
      ))}
    </ul>
  );
});
