import { useRef, useState } from 'react';

/** Rows and columns that are drawn, first and last. */
export interface Seen {
  readonly rows: readonly [number, number];
  readonly cols: readonly [number, number];
}

const nothing: Seen = { rows: [0, -1], cols: [0, -1] };

/** What is in sight. Blueprint tells it after every drawing, also when it is what it was: that must draw nothing. */
export function useSeen(): [Seen, (seen: Seen) => void] {
  const told = useRef(nothing);
  const [seen, setSeen] = useState(nothing);
  const tell = (now: Seen) => {
    if (String([now.rows, now.cols]) === String([told.current.rows, told.current.cols])) return;
    told.current = now;
    // Blueprint tells it while it draws; what follows from it is drawn afterwards.
    queueMicrotask(() => setSeen(now));
  };
  return [seen, tell];
}
