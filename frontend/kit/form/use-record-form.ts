import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { asProblem, type Problem } from '../../server/problem.js';
import { useRecordSaving } from '../../server/use-record-saving.js';
import type { HeldRecord, RecordName } from '../../server/use-record.js';
import { missedFields, type MissedChange, type MissedField } from '../conflict/missed-changes.js';
import { differing, merged, mergeRows, type Choices, type Values } from '../conflict/three-way-merge.js';
import { writeEntry, type EntryField, type Typed } from './entry.js';
import type { FormState } from './form-state.js';
import { showAtFields } from './refused-fields.js';
import { mineAlone, typedOf, valuesOf } from './typed-values.js';

/** The record that a form is over. */
export interface FormRecord {
  readonly name: RecordName;
  /** What it opens with is the first that it is given; what happened since comes in by `entries`. */
  readonly now: Pick<HeldRecord<object>, 'data' | 'revision'>;
  /** Its history, live. */
  readonly entries: readonly MissedChange[];
}

export interface RecordFormOptions {
  readonly open: FormRecord;
  readonly fields: readonly EntryField[];
  /** What the fields say of the record, where they are not its own. */
  readonly values?: Values;
  /** A rule that the values break, and the field to say it under. */
  readonly check?: (values: Values) => { readonly field: string; readonly message: string } | undefined;
  /** Sends what differs; a PUT of the record unless given. @throws Problem */
  readonly save?: (changes: Values, ifMatch: number) => Promise<void>;
  readonly onSaved: () => void;
}

/** How often to save again after a 412 that needed nobody's choice, should the record keep moving. */
const ATTEMPTS = 4;

/** A form over a record that others change meanwhile: their changes are taken over by themselves, conflicts wait for a choice, nothing typed is lost. */
export function useRecordForm({ open, fields, values: shown, check, save, onSaved }: RecordFormOptions): FormState {
  const put = useRecordSaving(open.name);
  const [opened] = useState(() => openedWith(fields, shown ?? { ...open.now.data }));
  const [since] = useState(open.now.revision);
  const [told, setTold] = useState<readonly MissedChange[]>([]);
  const [choosing, setChoosing] = useState(false);
  const form = useForm<Typed>({ defaultValues: typedOf(fields, opened) });
  const typed = useWatch({ control: form.control }) as Typed;
  const missed = useMemo(() => after(since, [...open.entries, ...told]), [open.entries, told, since]);
  const changes = useMemo(() => missedFields(missed), [missed]);
  const values = useMemo(() => valuesOf(fields, typed, opened), [fields, typed, opened]);
  const rows = useMemo(() => mergeRows(changes, opened, values), [changes, opened, values]);
  const saving = useSaving({ save: save ?? put, onSaved, opened, since, form, onConflict: (known) => (setTold(known), setChoosing(true)) });
  useTakingOver(form, fields, changes, opened);

  const setTheirs = (name: string) => {
    const field = fields.find((one) => one.name === name);
    const theirs = changes.find((change) => change.field === name)?.theirs;
    if (!field) return;
    form.setValue(name, writeEntry(field.kind, theirs), { shouldDirty: true });
    form.clearErrors(name);
  };
  const submit = async () => {
    if (saving.saving || !(await form.trigger(undefined, { shouldFocus: true }))) return;
    const fault = check?.(values);
    if (fault) form.setError(fault.field, { message: fault.message }, { shouldFocus: true });
    else if (rows.some(({ conflict }) => conflict)) setChoosing(true);
    else await saving.begin(mineAlone(values, opened, rows), missed);
  };
  const saveMerged = async (choices: Choices) => {
    setChoosing(false);
    const decided = rows.map((row) => ({ ...row, conflict: row.conflict && choices[row.field] !== 'theirs' }));
    decided.filter((row, index) => rows[index]!.conflict && !row.conflict).forEach(({ field }) => setTheirs(field));
    await saving.begin(mineAlone(values, opened, decided), missed);
  };

  return {
    form,
    fields,
    values,
    dirty: fields.some(({ name, kind }) => typed[name] !== writeEntry(kind, opened[name]) && !rows.some((row) => row.field === name && !row.conflict)),
    ...saving,
    news: new Map(rows.map((row) => [row.field, row])),
    missed,
    submit,
    takeTheirs: setTheirs,
    merging: choosing ? rows : undefined,
    saveMerged,
    keepEditing: () => setChoosing(false),
  };
}

function openedWith(fields: readonly EntryField[], values: Values): Values {
  return Object.fromEntries(fields.map(({ name }) => [name, values[name]]));
}

interface SavingOptions extends Required<Pick<RecordFormOptions, 'save' | 'onSaved'>> {
  readonly opened: Values;
  readonly since: number;
  readonly form: UseFormReturn<Typed>;
  readonly onConflict: (known: readonly MissedChange[]) => void;
}

/** Sends what this person changed on the newest revision that is known; a 412 without a conflict is merged and sent again. */
function useSaving({ save, onSaved, opened, since, form, onConflict }: SavingOptions) {
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function send(mine: Values, known: readonly MissedChange[], attempt = 1): Promise<void> {
    const changes = missedFields(known);
    const body = differing(merged(mine, mergeRows(changes, opened, mine)), opened, changes);
    try {
      if (Object.keys(body).length > 0) await save(body, Math.max(since, ...known.map(({ revision }) => revision)));
      onSaved();
    } catch (error) {
      await refused(asProblem(error), mine, known, attempt);
    }
  }

  async function refused(refusal: Problem, mine: Values, before: readonly MissedChange[], attempt: number): Promise<void> {
    if (!refusal.isStale || !refusal.body.since || attempt === ATTEMPTS) return fail(refusal);
    const known = after(since, [...before, ...refusal.body.since]);
    const conflict = mergeRows(missedFields(known), opened, mine).some((row) => row.conflict && row.mine !== opened[row.field]);
    if (conflict) onConflict(known);
    else await send(mine, known, attempt + 1);
  }

  function fail(refusal: Problem): void {
    setProblem(refusal);
    showAtFields(form, refusal);
  }

  async function begin(mine: Values, known: readonly MissedChange[]): Promise<void> {
    setSaving(true);
    setProblem(undefined);
    await send(mine, known);
    setSaving(false);
  }

  return { saving, problem, dismiss: () => setProblem(undefined), begin };
}

/** A colleague's change goes into every field that was left alone; what was typed stays. */
function useTakingOver(form: UseFormReturn<Typed>, fields: readonly EntryField[], changes: readonly MissedField[], opened: Values): void {
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

/** Each change once, and only those after the revision that the form was opened with. */
function after(since: number, changes: readonly MissedChange[]): readonly MissedChange[] {
  return [...new Map(changes.filter(({ revision }) => revision > since).map((change) => [change.revision, change])).values()];
}
