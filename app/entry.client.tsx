import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isPagePath } from './domain/page-path.ts';

// The router and what we keep know an entry of the history by its key. The browser adds entries without one, for a link to a section
// before hydration and for a hash typed into the address bar. This runs before the router reads the entry.
function addMissingKey(): void {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
addMissingKey();
addEventListener('popstate', (event) => {
  addMissingKey();
  // The router would take '/Faqs/' for '/faqs'. Only the server knows that there is no such page.
  if (isPagePath(window.location.pathname)) return;
  event.stopImmediatePropagation();
  window.location.reload();
});

// Hydration is a transition, which React splits into 5 ms slices. The router's later updates are not transitions, because slicing
// made clicks and navigations slower on a slow phone (docs/decisions/0009-a-click-answered-at-once.md).
startTransition(() => {
  hydrateRoot(document, <HydratedRouter useTransitions={false} />);
});
