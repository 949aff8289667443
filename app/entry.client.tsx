import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Hydration is a transition, which React splits into 5 ms slices. Later updates are not: slicing them made clicks and
// navigations slower on a slow phone (docs/performance.md).
startTransition(() => {
  hydrateRoot(document, <HydratedRouter useTransitions={false} />);
});
