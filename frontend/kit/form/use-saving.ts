import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { asProblem, type Problem } from '../../server/problem.js';
import { announce } from '../announce/announce.js';
import { changesAfter, missedFields, type MissedChange } from '../conflict/missed-changes.js';
import { differing, merged, mergeRows, type Values } from '../conflict/three-way-merge.js';
import type { EntryField, Typed } from './fields/entry.js';
import { showAtFields } from './fields/refused-fields.js';

/** How often to save again after a 412 that needed nobody's choice, should the record keep moving. */
const ATTEMPTS = 4;

interface SavingOptions {
  /** Sends what differs. @throws Problem */
  readonly save: (changes: Values, ifMatch: number) => Promise<void>;
  readonly onSaved: () => void;
  readonly opened: Values;
  readonly since: number;
  readonly form: UseFormReturn<Typed>;
  readonly fields: readonly EntryField[];
  readonly onConflict: (known: readonly MissedChange[]) => void;
}

/** Sends what this person changed on the newest revision that is known; a 412 without a conflict is merged and sent again. */
export function useSaving({ save, onSaved, opened, since, form, fields, onConflict }: SavingOptions) {
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function send(mine: Values, known: readonly MissedChange[], attempt = 1): Promise<void> {
    const changes = missedFields(known);
    const body = differing(merged(mine, mergeRows(changes, opened, mine)), opened, changes);
    try {
      if (Object.keys(body).length > 0) await save(body, Math.max(since, ...known.map(({ revision }) => revision)));
      setSaved(true);
      announce('Saved');
      onSaved();
    } catch (error) {
      await refused(asProblem(error), mine, known, attempt);
    }
  }

  async function refused(refusal: Problem, mine: Values, before: readonly MissedChange[], attempt: number): Promise<void> {
    if (!refusal.isStale || !refusal.body.since || attempt === ATTEMPTS) return fail(refusal);
    const known = changesAfter(since, [...before, ...refusal.body.since]);
    const conflict = mergeRows(missedFields(known), opened, mine).some((row) => row.conflict && row.mine !== opened[row.field]);
    if (conflict) onConflict(known);
    else await send(mine, known, attempt + 1);
  }

  function fail(refusal: Problem): void {
    setProblem(refusal);
    showAtFields(form, fields, refusal);
  }

  async function begin(mine: Values, known: readonly MissedChange[]): Promise<void> {
    setSaving(true);
    setProblem(undefined);
    await send(mine, known);
    setSaving(false);
  }

  // What leaves a form may take a moment: nothing is sent twice meanwhile.
  return { saving: saving || saved, saved, problem, dismiss: () => setProblem(undefined), begin };
}
