import { useCallback, useRef } from 'react';

/** Runs nothing while it runs: the second press of a double click comes before the first has disabled the button. */
export function useOneAtATime(run: () => Promise<unknown>): () => void {
  const running = useRef(false);
  return useCallback(() => {
    if (running.current) return;
    running.current = true;
    void run().finally(() => (running.current = false));
  }, [run]);
}
