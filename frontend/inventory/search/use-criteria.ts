import { useState } from 'react';
import { criterionFault } from '../../../backend/inventory/search/inventory-criteria.rules.js';
import type { InventoryCriteria } from '../../../backend/inventory/search/inventory-criteria.js';
import { afterPress } from '../../kit/form/after-press.js';
import { faultyIn, followed, sameCriteria, searchable, type CriterionName } from './unit-criteria.js';

/** What stands in the boxes, which is searched by once it is done. @param asked what is searched by now */
export function useCriteria(asked: InventoryCriteria, search: (said: InventoryCriteria) => void) {
  const [typed, setTyped] = useState(asked);
  const [from, setFrom] = useState(asked);
  const [refused, setRefused] = useState(() => faultyIn(asked));
  // Searched from elsewhere meanwhile: a token taken off, Back.
  if (!sameCriteria(from, asked)) {
    setFrom(asked);
    setTyped(followed(typed, from, asked));
  }
  const done = (next: InventoryCriteria) => {
    afterPress(() => setRefused(faultyIn(next)));
    const said = searchable(next, asked);
    if (!sameCriteria(said, asked)) search(said);
  };
  return {
    valueOf: (name: CriterionName) => typed[name] ?? '',
    /** Said when the box is left, and until somebody types on. */
    faultOf: (name: CriterionName) => (refused[name] !== undefined && refused[name] === typed[name] ? criterionFault(name, refused[name]) : undefined),
    type: (name: CriterionName, value: string) => setTyped({ ...typed, [name]: value }),
    choose: (name: CriterionName, value: string) => {
      setTyped({ ...typed, [name]: value });
      done({ ...typed, [name]: value });
    },
    done: () => done(typed),
  };
}

export type SearchedBy = ReturnType<typeof useCriteria>;
