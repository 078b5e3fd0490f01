import { useRef } from 'react';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { asProblem, Problem } from '../server/problem.js';
import { useRecordSaving } from '../server/use-record-saving.js';
import type { RecordName } from '../server/use-record.js';

/** Saves one item: the form names its fields with the item, `phone:3`, the server's body and its faults do not. */
export function useItemSaving(name: RecordName, itemId: number) {
  const saving = useRecordSaving(name, `${name.url}/Items/${itemId}`);
  const confirmed = useRef(false);
  return {
    /** The own address may go. */
    confirm: () => {
      confirmed.current = true;
    },
    save: async (changes: Values, ifMatch: number) => {
      const body = Object.fromEntries(Object.entries(changes).map(([field, value]) => [field.split(':')[0]!, value]));
      try {
        await saving(confirmed.current ? { ...body, confirmed: true } : body, ifMatch);
      } catch (error) {
        throw named(asProblem(error), itemId);
      }
    },
  };
}

function named({ status, body, retryAfter }: Problem, itemId: number): Problem {
  const { field, errors } = body;
  const faults = errors?.map((fault) => ({ ...fault, field: `${fault.field}:${itemId}` }));
  return new Problem(status, { ...body, ...(field && { field: `${field}:${itemId}` }), ...(faults && { errors: faults }) }, 'saving', retryAfter);
}
