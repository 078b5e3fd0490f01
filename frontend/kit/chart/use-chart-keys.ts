import { useState, type KeyboardEvent } from 'react';

/** The place in a chart that is pointed at: keys lead on, Enter and Space choose it. @param after where a key leads; undefined for other keys. @param choose absent where there is nothing behind a place */
export function useChartKeys<Place extends number | object>(after: (at: Place | undefined, key: string) => Place | undefined, choose?: (place: Place) => void) {
  const [at, setAt] = useState<Place>();
  const press = (event: KeyboardEvent) => {
    const next = after(at, event.key);
    if (next !== undefined) setAt(next);
    else if (at !== undefined && choose && (event.key === 'Enter' || event.key === ' ')) choose(at);
    else return;
    event.preventDefault();
  };
  return { at, setAt, press };
}
