import { useState } from 'react';
import type { InventoryCriteria } from '../../backend/inventory/inventory-criteria.js';
import { saidIn, sameCriteria, type CriterionName } from './unit-criteria.js';

/** What stands in the boxes, which is searched by once it is done. @param asked what is searched by now */
export function useCriteria(asked: InventoryCriteria, search: (said: InventoryCriteria) => void) {
  const [typed, setTyped] = useState(asked);
  const [from, setFrom] = useState(asked);
  // Searched from elsewhere meanwhile: a token taken off, Back.
  if (!sameCriteria(from, asked)) {
    setFrom(asked);
    setTyped(asked);
  }
  const done = (next: InventoryCriteria) => {
    if (!sameCriteria(saidIn(next), asked)) search(saidIn(next));
  };
  return {
    valueOf: (name: CriterionName) => typed[name] ?? '',
    type: (name: CriterionName, value: string) => setTyped({ ...typed, [name]: value }),
    choose: (name: CriterionName, value: string) => {
      setTyped({ ...typed, [name]: value });
      done({ ...typed, [name]: value });
    },
    done: () => done(typed),
  };
}
