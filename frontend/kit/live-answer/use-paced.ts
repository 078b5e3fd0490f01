import { useEffect, useRef } from 'react';

/** Calls at once, and for a burst once more when the pause after the call is over. */
export function usePaced(call: () => void, milliseconds: number): () => void {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDue = useRef(false);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      pause.current = undefined;
    },
    [],
  );
  return function paced() {
    isDue.current = pause.current !== undefined;
    if (isDue.current) return;
    pause.current = setTimeout(() => {
      pause.current = undefined;
      if (isDue.current) paced();
    }, milliseconds);
    latest.current();
  };
}
