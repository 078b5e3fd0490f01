import { useEffect, useRef } from 'react';

/** Asks at once, and for a burst once more: when the answer is there and the pause after the question is over. No question cuts another short. */
export function usePaced(ask: () => Promise<unknown>, milliseconds: number): () => void {
  const isAsking = useRef(false);
  const isDue = useRef(false);
  const isGone = useRef(false);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return function paced() {
    isDue.current = isAsking.current;
    if (isDue.current) return;
    isAsking.current = true;
    const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
    void Promise.allSettled([latest.current(), pause]).then(() => {
      isAsking.current = false;
      if (isDue.current && !isGone.current) paced();
    });
  };
}
