/**
 * Does to a page what a browser's translation does, but keeps the words: each text moves into a new element, and React loses sight of it.
 * It goes on with each text that comes later. Runs in the page before its scripts, so it must not use anything outside itself.
 */
export function translate(): void {
  const translated = new WeakSet<Node>();
  const replace = (text: Text) => {
    const isHidden = text.parentElement?.closest('script, style, textarea, svg, noscript, [translate=no]');
    if (translated.has(text) || isHidden || text.data.trim() === '') return;
    const words = document.createTextNode(text.data);
    translated.add(words);
    const element = document.createElement('font');
    element.append(words);
    text.replaceWith(element);
  };
  const replaceIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };
  const begin = () => {
    if (!window.beforeHydration?.isAnswered) return void setTimeout(begin, 50);
    document.documentElement.lang = 'ta';
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) replaceIn(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('load', begin);
}
