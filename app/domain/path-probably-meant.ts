const LONGEST_PATH = 200;

/**
 * The path that an unknown one was probably meant to be: in lower case, with single slashes, and without punctuation at the end.
 * Undefined if it is the same, too long, or has a file extension. There may be no page at it.
 */
export function pathProbablyMeant(pathname: string): string | undefined {
  const path = `/${decoded(pathname).toLowerCase().split('/').map(withoutEnd).filter(Boolean).join('/')}`;
  if (path === pathname || path.length > LONGEST_PATH || path.includes('.')) return undefined;
  return encodeURI(path);
}

function withoutEnd(part: string): string {
  return part.trim().replace(/[^\p{L}\p{M}\p{N}]+$/u, '');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // It has a % that does not begin a valid code.
    return path;
  }
}
