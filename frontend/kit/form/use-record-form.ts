import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { missedFields, type MissedField } from '../conflict/missed-changes.js';
import { differing, merged, mergeRows, type Choices, type MergeRow, type Values } from '../conflict/three-way-merge.js';
import { asProblem, type MissedChange, type Problem } from '../../server/problem.js';
import { readEntry, writeEntry, type EntryField, type Typed } from './entry.js';

/** Sends what differs. @throws Problem */
export type SaveChanges = (changes: Values, ifMatch: number) => Promise<void>;

export interface RecordFormOptions {
  readonly fields: readonly EntryField[];
  /** The record when the form was opened; later versions of it do not matter. */
  readonly record: Values;
  readonly revision: number;
  /** What happened to the record since then, live. */
  readonly missed: readonly MissedChange[];
  /** A rule that the values break, and the field to say it under. */
  readonly check?: (values: Values) => { readonly field: string; readonly message: string } | undefined;
  readonly save: SaveChanges;
  readonly onSaved: () => void;
}

export interface RecordForm {
  readonly form: UseFormReturn<Typed>;
  readonly fields: readonly EntryField[];
  /** What the texts stand for; a text that cannot be read keeps the opened value. */
  readonly values: Values;
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly problem: Problem | undefined;
  readonly dismiss: () => void;
  /** A colleague's change by field, to be told at the field. */
  readonly news: ReadonlyMap<string, MergeRow>;
  readonly submit: () => Promise<void>;
  readonly takeTheirs: (field: string) => void;
  /** Rows to be decided; undefined while no conflict is in the way. */
  readonly merging: readonly MergeRow[] | undefined;
  readonly missed: readonly MissedChange[];
  readonly saveMerged: (choices: Choices) => Promise<void>;
  readonly keepEditing: () => void;
}

/** Saving again after a 412 that needed nobody's choice: so often, should the record keep moving. */
const ATTEMPTS = 4;

/** A form over a record that others may change meanwhile: their changes are taken over by themselves, conflicts wait for a choice, and nothing typed is lost. */
export function useRecordForm(options: RecordFormOptions): RecordForm {
  const { fields, save, onSaved, check } = options;
  const [opened] = useState(() => Object.fromEntries(fields.map(({ name }) => [name, options.record[name]])));
  const [since, setSince] = useState(options.revision);
  const form = useForm<Typed>({ defaultValues: typedOf(fields, opened) });
  const typed = useWatch({ control: form.control }) as Typed;
  const values = useMemo(() => valuesOf(fields, typed, opened), [fields, typed, opened]);
  const [told, setTold] = useState<readonly MissedChange[]>([]);
  const missed = useMemo(() => newest([...options.missed, ...told], since), [options.missed, told, since]);
  const changes = useMemo(() => missedFields(missed), [missed]);
  const rows = useMemo(() => mergeRows(changes, opened, values), [changes, opened, values]);
  const [choosing, setChoosing] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  useTakingOver(form, fields, changes, opened);

  async function send(wanted: Values, known: readonly MissedChange[], attempt = 1): Promise<void> {
    const revision = Math.max(since, ...known.map((change) => change.revision));
    const body = differing(wanted, opened, missedFields(known));
    if (Object.keys(body).length === 0) return onSaved();
    try {
      await save(body, revision);
      setSince(revision);
      onSaved();
    } catch (error) {
      await refused(asProblem(error), wanted, known, attempt);
    }
  }

  async function refused(refusal: Problem, wanted: Values, known: readonly MissedChange[], attempt: number): Promise<void> {
    if (!refusal.isStale || !refusal.body.since || attempt === ATTEMPTS) return fail(refusal);
    const all = newest([...known, ...refusal.body.since], since);
    setTold(all);
    const now = mergeRows(missedFields(all), opened, wanted);
    if (now.some(({ conflict }) => conflict)) setChoosing(true);
    else await send(merged(wanted, now), all, attempt + 1);
  }

  function fail(refusal: Problem): void {
    setProblem(refusal);
    for (const { field, message } of faultsOf(refusal)) form.setError(field, { message }, { shouldFocus: true });
  }

  async function begin(wanted: Values): Promise<void> {
    setSaving(true);
    setProblem(undefined);
    try {
      await send(wanted, missed);
    } finally {
      setSaving(false);
    }
  }

  async function submit(): Promise<void> {
    if (saving || !(await form.trigger(undefined, { shouldFocus: true }))) return;
    const fault = check?.(values);
    if (fault) return form.setError(fault.field, { message: fault.message }, { shouldFocus: true });
    if (rows.some(({ conflict }) => conflict)) setChoosing(true);
    else await begin(merged(values, rows));
  }

  return {
    form,
    fields,
    values,
    dirty: Object.keys(differing(values, opened, changes)).length > 0 || form.formState.isDirty && hasUnreadable(fields, typed),
    saving,
    problem,
    dismiss: () => setProblem(undefined),
    news: new Map(rows.map((row) => [row.field, row])),
    submit,
    takeTheirs: (field) => setText(form, fields, field, changes.find((change) => change.field === field)?.theirs),
    merging: choosing ? rows : undefined,
    missed,
    saveMerged: async (choices) => {
      setChoosing(false);
      for (const row of rows) if (row.conflict && choices[row.field] === 'theirs') setText(form, fields, row.field, row.theirs);
      await begin(merged(values, rows, choices));
    },
    keepEditing: () => setChoosing(false),
  };
}

/** A colleague's change goes into every field that was left alone; what was typed stays. */
function useTakingOver(form: UseFormReturn<Typed>, fields: readonly EntryField[], changes: readonly MissedField[], opened: Values): void {
  useEffect(() => {
    for (const { name, kind } of fields) {
      const change = changes.find(({ field }) => field === name);
      const untouched = form.getValues(name) === (form.formState.defaultValues?.[name] ?? writeEntry(kind, opened[name]));
      if (change && untouched) form.resetField(name, { defaultValue: writeEntry(kind, change.theirs) });
    }
  }, [form, fields, changes, opened]);
}

function setText(form: UseFormReturn<Typed>, fields: readonly EntryField[], name: string, value: unknown): void {
  const field = fields.find((one) => one.name === name);
  if (field) form.setValue(name, writeEntry(field.kind, value), { shouldDirty: true });
}

function typedOf(fields: readonly EntryField[], values: Values): Typed {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, writeEntry(kind, values[name])]));
}

function valuesOf(fields: readonly EntryField[], typed: Typed, opened: Values): Values {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = readEntry(kind, typed[name] ?? '');
      return [name, value === undefined ? opened[name] : value];
    }),
  );
}

function hasUnreadable(fields: readonly EntryField[], typed: Typed): boolean {
  return fields.some(({ name, kind }) => readEntry(kind, typed[name] ?? '') === undefined);
}

/** Each change once, and only those after the revision that the form holds. */
function newest(changes: readonly MissedChange[], since: number): readonly MissedChange[] {
  return [...new Map(changes.filter(({ revision }) => revision > since).map((change) => [change.revision, change])).values()];
}

function faultsOf({ body, message }: Problem): readonly { readonly field: string; readonly message: string }[] {
  if (body.errors?.length) return body.errors;
  return body.field ? [{ field: body.field, message }] : [];
}
