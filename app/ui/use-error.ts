import { useCallback, useState } from 'react';

/** A failure flag that is never reset, and a stable function that sets it. Used to replace or hide images that fail to load. */
export function useError(): [hasFailed: boolean, fail: () => void] {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  return [hasFailed, fail];
}
