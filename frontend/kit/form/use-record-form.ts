import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { asProblem } from '../../server/problem.js';
import { useRecordSaving } from '../../server/use-record-saving.js';
import type { HeldRecord, RecordName } from '../../server/use-record.js';
import { changesAfter, missedFields, type MissedChange } from '../conflict/missed-changes.js';
import { mergeRows, type Choices, type Values } from '../conflict/three-way-merge.js';
import { writeEntry, type EntryField, type Typed } from './fields/entry.js';
import type { FormState } from './form-state.js';
import { refuse } from './fields/refused-fields.js';
import { mineAlone, typedOf, valuesOf } from './fields/typed-values.js';
import { useDoubt } from './use-doubt.js';
import { useSaving } from './use-saving.js';
import { useTakingOver } from './use-taking-over.js';
import { useTypedOutlivesBreak } from './unsaved/use-typed-outlives-break.js';
import { useWhy, type WhyAsked } from './fields/use-why.js';

/** The server's word for a change that takes a reason. */
const REASON_NEEDED = 'reason-needed';

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
  /** What is asked before these values are saved, of the fields that this person changed. */
  readonly doubts?: (values: Values, changed: readonly string[]) => string | undefined;
  /** Whether a change of these fields, to these values, is asked why. */
  readonly asksWhy?: (changed: readonly string[], values: Values) => WhyAsked;
  /** Sends what differs, and why; a PUT of the record unless given. @throws Problem */
  readonly save?: (changes: Values, ifMatch: number) => Promise<void>;
  readonly onSaved: () => void;
}

/** A form over a record that others change meanwhile: their changes are taken over by themselves, conflicts wait for a choice, nothing typed is lost. */
export function useRecordForm({ open, fields, values: shown, check, doubts, asksWhy, save, onSaved }: RecordFormOptions): FormState {
  const put = useRecordSaving(open.name);
  const [opened] = useState(() => openedWith(fields, shown ?? { ...open.now.data }));
  const [since] = useState(open.now.revision);
  const [told, setTold] = useState<readonly MissedChange[]>([]);
  const [choosing, setChoosing] = useState(false);
  const form = useForm<Typed>({ defaultValues: typedOf(fields, opened) });
  useTypedOutlivesBreak(form, fields);
  const typed = useWatch({ control: form.control }) as Typed;
  const missed = useMemo(() => changesAfter(since, [...open.entries, ...told]), [open.entries, told, since]);
  const changes = useMemo(() => missedFields(missed), [missed]);
  const values = useMemo(() => valuesOf(fields, typed, opened), [fields, typed, opened]);
  const rows = useMemo(() => mergeRows(changes, opened, values), [changes, opened, values]);
  const taken = new Set(rows.filter(({ conflict }) => !conflict).map(({ field }) => field));
  const changed = fields.filter(({ name, kind }) => typed[name] !== writeEntry(kind, opened[name]) && !taken.has(name)).map(({ name }) => name);
  // What asks for it may come about while the form is open: then the answer says so, and nothing typed is lost.
  const [needed, setNeeded] = useState(false);
  const { why, stops: stopsForWhy, reason } = useWhy(needed ? 'demanded' : asksWhy?.(changed, values));
  const send = (mine: Values, ifMatch: number) =>
    (save ?? put)(mine, ifMatch).catch((error: unknown) => {
      if (asProblem(error).body.code === REASON_NEEDED) setNeeded(true);
      throw error;
    });
  const { saved, ...saving } = useSaving({ save: (mine, ifMatch) => send({ ...mine, ...reason }, ifMatch), onSaved, opened, since, form, fields, onConflict: (known) => (setTold(known), setChoosing(true)) });
  useTakingOver(form, fields, changes, opened);

  const setTheirs = (name: string) => {
    const field = fields.find((one) => one.name === name);
    const theirs = changes.find((change) => change.field === name)?.theirs;
    if (!field) return;
    form.setValue(name, writeEntry(field.kind, theirs), { shouldDirty: true });
    form.clearErrors(name);
  };
  const { doubt, stops: stopsForDoubt } = useDoubt(submit);
  async function submit(): Promise<void> {
    if (saving.saving) return;
    if (!(await form.trigger())) return refuse(form, fields);
    const fault = check?.(values);
    if (fault) {
      form.setError(fault.field, { message: fault.message });
      refuse(form, fields);
    } else if (stopsForWhy() || stopsForDoubt(doubts?.(values, changed))) return;
    else if (rows.some(({ conflict }) => conflict)) setChoosing(true);
    else await saving.begin(mineAlone(values, opened, rows), missed);
  }
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
    dirty: changed.length > 0,
    changed: changed.length,
    ...saving,
    ...((asksWhy || needed) && { why }),
    doubt,
    // What was saved comes back as the last that happened, and is nobody's news.
    news: new Map(saved ? [] : rows.map((row) => [row.field, row])),
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
