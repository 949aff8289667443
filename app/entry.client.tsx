import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Hydration is a transition, which React splits into 5 ms slices. The router's later updates are not transitions, because slicing
// made clicks and navigations slower on a slow phone (docs/decisions/0009-a-click-answered-at-once.md).
startTransition(() => {
  hydrateRoot(document, <HydratedRouter useTransitions={false} />);
});
