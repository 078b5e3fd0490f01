import { useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newCommandId } from '../../server/command-id.js';
import { asProblem, type Problem } from '../../server/problem.js';
import type { Values } from '../conflict/three-way-merge.js';
import type { EntryField, Typed } from './fields/entry.js';
import { refuse, showAtFields } from './fields/refused-fields.js';
import { typedOf, valuesOf } from './fields/typed-values.js';
import { useTypedOutlivesBreak } from './unsaved/use-typed-outlives-break.js';
import type { FormState } from './form-state.js';
import { useDoubt } from './use-doubt.js';

interface NewFormOptions {
  readonly fields: readonly EntryField[];
  /** What it starts with. */
  readonly initial: Values;
  /** A rule that the values break, and the field to say it under. */
  readonly check?: (values: Values) => { readonly field: string; readonly message: string } | undefined;
  /** What is asked before these values are saved. */
  readonly doubts?: (values: Values) => string | undefined;
  /** Sends it; the same values sent again after a lost answer come with the same id. @throws Problem */
  readonly create: (values: Values, commandId: string) => Promise<void>;
}

/** A form for something new: nobody else can change it meanwhile. */
export function useNewForm({ fields, initial, check, doubts, create }: NewFormOptions): FormState {
  const form = useForm<Typed>({ defaultValues: typedOf(fields, initial) });
  useTypedOutlivesBreak(form, fields);
  const typed = useWatch({ control: form.control }) as Typed;
  const values = useMemo(() => valuesOf(fields, typed, initial), [fields, typed, initial]);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const last = useRef({ sent: '', commandId: '' });

  const { doubt, stops } = useDoubt(submit);

  async function submit(): Promise<void> {
    if (saving) return;
    if (!(await form.trigger())) return refuse(form, fields);
    const fault = check?.(values);
    if (fault) {
      form.setError(fault.field, { message: fault.message });
      return refuse(form, fields);
    }
    if (stops(doubts?.(values))) return;
    const sent = JSON.stringify(values);
    if (last.current.sent !== sent) last.current = { sent, commandId: newCommandId() };
    setSaving(true);
    setProblem(undefined);
    try {
      await create(values, last.current.commandId);
      last.current = { sent: '', commandId: '' };
      form.reset(typedOf(fields, initial));
    } catch (error) {
      const refusal = asProblem(error);
      setProblem(refusal);
      showAtFields(form, fields, refusal);
    } finally {
      setSaving(false);
    }
  }

  return {
    form,
    fields,
    values,
    dirty: form.formState.isDirty,
    changed: 0,
    saving,
    problem,
    dismiss: () => setProblem(undefined),
    doubt,
    news: new Map(),
    missed: [],
    submit,
    takeTheirs: () => undefined,
    merging: undefined,
    saveMerged: submit,
    keepEditing: () => undefined,
  };
}
