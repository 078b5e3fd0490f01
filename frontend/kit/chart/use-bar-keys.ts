import { useState, type KeyboardEvent } from 'react';
import { barAfter, type BarPlace } from './bar-steps.js';

/** The bar or the point that is pointed at: arrows go on, Enter and Space choose it. */
export function useBarKeys(choose: (place: BarPlace) => void) {
  const [at, setAt] = useState<BarPlace>();
  const press = (event: KeyboardEvent) => {
    const next = barAfter(at, event.key);
    if (next) setAt(next);
    else if (at && (event.key === 'Enter' || event.key === ' ')) choose(at);
    else return;
    event.preventDefault();
  };
  return { at, setAt, press };
}
