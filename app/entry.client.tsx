import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Hydration runs in slices, later updates in one go: in slices of five milliseconds, a click and a new page took longer on a
// slow phone (docs/performance.md).
startTransition(() => {
  hydrateRoot(document, <HydratedRouter useTransitions={false} />);
});
