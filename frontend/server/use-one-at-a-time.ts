import { useCallback, useRef } from 'react';

/** Runs nothing while it runs: the second press of a double click comes before the first has disabled the button. */
export function useOneAtATime<Args extends readonly unknown[]>(run: (...args: Args) => Promise<unknown>): (...args: Args) => void {
  const running = useRef(false);
  return useCallback(
    (...args: Args) => {
      if (running.current) return;
      running.current = true;
      void run(...args).finally(() => (running.current = false));
    },
    [run],
  );
}
