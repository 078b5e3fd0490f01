import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { MissedField } from '../conflict/missed-changes.js';
import type { Values } from '../conflict/three-way-merge.js';
import { writeEntry, type EntryField, type Typed } from './fields/entry.js';

/** A colleague's change goes into every field that was left alone; what was typed stays. */
export function useTakingOver(form: UseFormReturn<Typed>, fields: readonly EntryField[], changes: readonly MissedField[], opened: Values): void {
  const shown = useRef<Typed>({});
  useEffect(() => {
    for (const { name, kind } of fields) {
      const change = changes.find(({ field }) => field === name);
      const untouched = form.getValues(name) === (shown.current[name] ?? writeEntry(kind, opened[name]));
      if (!change || !untouched) continue;
      const theirs = writeEntry(kind, change.theirs);
      shown.current[name] = theirs;
      // Setting what is there already draws the form again, which would set it again.
      if (form.getValues(name) === theirs) continue;
      form.setValue(name, theirs);
      form.clearErrors(name);
    }
  }, [form, fields, changes, opened]);
}
