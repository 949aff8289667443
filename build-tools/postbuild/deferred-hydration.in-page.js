/*
 * Runs at the end of each page's head. deferred-hydration.ts inlines this script without comments and replaces
 * CLICKED_ADDRESS with its value, so the script must not use anything outside itself. It is the same on every page, so that
 * one hash in the security policy covers all pages; the data that differs is in two data blocks, which never run. It uses
 * dynamic import() because Trusted Types refuse a new <script>.
 */
(() => {
  const dataBlock = (id) => document.getElementById(id).textContent;
  const { manifest, routes, entry, only, isAnyAddress } = JSON.parse(dataBlock('hydration-files'));
  if (only && !new RegExp(only).test(location.pathname)) return;
  // Browsers that lack any of these (all from before autumn 2022) keep the prerendered page, whose text and links work without scripts.
  if (!('HTMLDialogElement' in window && 'hasOwn' in Object && 'TextEncoderStream' in window)) return;

  // If a release removed the code that a click needs, the router reloads the current page. Then open the clicked address
  // instead (app/navigation/use-stale-deploy-recovery.ts).
  try {
    const clicked = sessionStorage.getItem(CLICKED_ADDRESS);
    sessionStorage.removeItem(CLICKED_ADDRESS);
    const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
    if (clicked && isReload && clicked !== location.pathname + location.search + location.hash) {
      // The router's index of this history entry, which 'Go Back' needs.
      history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', clicked);
      location.reload();
    }
  } catch {}

  const early = (window.beforeHydration = { isAnswered: false });

  // The browser scrolls too, when it restores a place. The visitor scrolls after one of these.
  const listen = (type, action) => addEventListener(type, action, { once: true, passive: true });
  for (const type of ['wheel', 'touchmove', 'keydown', 'mousedown']) listen(type, () => listen('scroll', () => (early.hasScrolled = true)));

  const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'popstate'];
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    const ids = Object.keys(routes);
    const [, ...modules] = await Promise.all([manifest, ...ids.map((id) => routes[id])].map((file) => import(file)));
    // The router matches '/Faqs/' with '/faqs'. Without other routes it can only match this page's.
    const all = window.__reactRouterManifest.routes;
    if (isAnyAddress) for (const id of Object.keys(all)) if (!ids.includes(id)) delete all[id];
    // The page's data is at the end of its body, which may still be loading at the first touch.
    if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }));
    window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
    const { streamController } = window.__reactRouterContext;
    streamController.enqueue(dataBlock('hydration-data'));
    streamController.close();
    await import(entry);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 200));
  const afterPaint = () => {
    // A small page can finish loading before its first paint, so wait for the paint.
    new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
    // With some privacy settings, browsers never report a paint.
    setTimeout(start, 3000);
  };
  // With data saving or a slow network, which only Chromium reports, the scripts load only at the first interaction.
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  if (!saveData && !effectiveType.endsWith('2g')) {
    if (document.readyState === 'complete') afterPaint();
    else addEventListener('load', afterPaint);
  }

  // Remembers the last click on a form's link or on Subscribe; app/features/enquiries/use-replay-early-click.ts replays it.
  const remember = (event) => {
    const target = event.target instanceof Element && event.target.closest('[data-enquiry]');
    if (!target || early.isAnswered || (event.type === 'click' && target instanceof HTMLFormElement)) return;
    event.preventDefault();
    early.target = target;
    clearTimeout(early.timer);
    // If nothing has replayed the click after five seconds, do as without JavaScript.
    early.timer = setTimeout(() => {
      early.isAnswered = true;
      if (target instanceof HTMLFormElement) target.submit();
      else location.assign(target.href);
    }, 5000);
  };
  addEventListener('click', remember, true);
  addEventListener('submit', remember, true);
})();
