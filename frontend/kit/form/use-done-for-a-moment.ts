import { useEffect, useState } from 'react';

const SHOWS_MS = 4_000;

/** Whether something was done just now, for a button that says so; and what is called when it is. */
export function useDoneForAMoment(): readonly [done: boolean, isDone: () => void] {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const over = setTimeout(() => setDone(false), SHOWS_MS);
    return () => clearTimeout(over);
  }, [done]);
  return [done, () => setDone(true)];
}
