/** The element that a URL's hash points to. Undefined without a hash, and for an unknown or malformed one. */
export function hashTarget(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    // The hash has a % that does not begin a valid code.
    return undefined;
  }
}
