import { useCallback, useState } from 'react';

/** Whether something has failed for good, and the way to say so: for pictures that are replaced or hidden. */
export function useError(): [hasFailed: boolean, fail: () => void] {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  return [hasFailed, fail];
}
