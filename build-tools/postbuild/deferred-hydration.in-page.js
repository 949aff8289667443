/*
 * Runs at the end of each page's head, written into it as text by deferred-hydration.ts (this comment stays here): so it
 * uses nothing from outside itself, and CLICKED_ADDRESS becomes the text of that key. The same text stands on every page, so that one hash in the security policy serves them
 * all; what differs from page to page stands in two data blocks, which are never run. Dynamic import() is used because a
 * new <script> would be refused under Trusted Types.
 */
(() => {
  const dataBlock = (id) => document.getElementById(id).textContent;
  const { manifest, routes, entry, only } = JSON.parse(dataBlock('hydration-files'));
  if (only && !new RegExp(only).test(location.pathname)) return;
  // Browsers from before 2022 keep the page as it was built: it can be read, its links followed, a mail sent.
  if (!('HTMLDialogElement' in window && 'hasOwn' in Object && 'TextEncoderStream' in window)) return;

  // A click whose code was gone after a release made the router reload the page being left (app/navigation/use-stale-deploy-recovery.ts).
  try {
    const clicked = sessionStorage.getItem(CLICKED_ADDRESS);
    sessionStorage.removeItem(CLICKED_ADDRESS);
    const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
    if (clicked && isReload && clicked !== location.pathname + location.search + location.hash) {
      // An entry later than the one it leaves, as the router counts them: 'Go Back' asks for that.
      history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', clicked);
      location.reload();
    }
  } catch {}

  const early = { isAnswered: false };
  window.earlyClick = early;

  const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'popstate'];
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    const ids = Object.keys(routes);
    const [, ...modules] = await Promise.all([manifest, ...ids.map((id) => routes[id])].map((file) => import(file)));
    // The page's data stands at the end of its body: a touch may come before that has arrived.
    if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }));
    window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
    const { streamController } = window.__reactRouterContext;
    streamController.enqueue(dataBlock('hydration-data'));
    streamController.close();
    await import(entry);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  // Once a frame has been drawn: a small page may have loaded before anything of it is on the screen.
  const whenIdle = () =>
    requestAnimationFrame(() => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 200)));
  // Where data is dear or slow (only Chromium tells), the scripts are fetched at the first sign of the visitor.
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  if (!saveData && !effectiveType.endsWith('2g')) {
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle);
  }

  // Triggers of forms, and Subscribe: app/features/enquiries/use-replay-early-click.ts answers.
  const remember = (event) => {
    const target = event.target instanceof Element && event.target.closest('[data-enquiry]');
    if (!target || early.isAnswered || (event.type === 'click' && target instanceof HTMLFormElement)) return;
    event.preventDefault();
    early.target = target;
    clearTimeout(early.timer);
    // Without an answer after this time, in milliseconds, the link is followed as it would be without scripts.
    early.timer = setTimeout(() => {
      early.isAnswered = true;
      if (target instanceof HTMLAnchorElement) location.assign(target.href);
    }, 5000);
  };
  addEventListener('click', remember, true);
  addEventListener('submit', remember, true);
})();
