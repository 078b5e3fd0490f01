import { useEffect, useRef } from 'react';

/** Whether the screen that asked is gone: the answer comes all the same. */
export function useHasLeft(): { readonly current: boolean } {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => void (hasLeft.current = true);
  }, []);
  return hasLeft;
}
