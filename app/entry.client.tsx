import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// The built page is taken over piece by piece. What the visitor then presses is drawn in one go: in slices of five milliseconds,
// which React can interrupt, a press and a new page took longer on a cheap phone (docs/performance.md).
startTransition(() => {
  hydrateRoot(document, <HydratedRouter useTransitions={false} />);
});
