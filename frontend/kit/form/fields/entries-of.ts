import type { FieldKind, FieldTable } from '../../../../events/kernel/field.rules.js';
import { textForms, type TextForm } from '../../../../events/kernel/text-forms.rules.js';
import { choiceWords } from '../../format/choice-words.js';
import type { EntryField, EntryKind } from './entry.js';

const kinds: Readonly<Record<FieldKind, EntryKind>> = {
  text: 'text',
  longText: 'note',
  phone: 'phone',
  yesNo: 'choice',
  status: 'choice',
  reference: 'reference',
  count: 'whole',
  flag: 'flag',
  money: 'money',
  decimal: 'decimal',
  number: 'whole',
  date: 'date',
  time: 'moment',
};

/** What a form says of a field beside what the field itself says. */
export type Particulars = Partial<Omit<EntryField, 'name' | 'label'>>;

/** The entries of a form for the fields of a table, in its order; what has options, there or here, is chosen from them. */
export function entriesOf<Fields extends FieldTable>(fields: Fields, particulars: { readonly [Name in keyof Fields]?: Particulars | undefined } = {}): readonly EntryField[] {
  return Object.entries(fields).map(([name, { kind, label, options, form }]) => {
    const entry = { ...(isLong(label, form) && { broad: true as const }), ...(form && formed(form)), ...(options && { options, labels: choiceWords(options) }), ...particulars[name] };
    return { name, label, kind: entryKind(kind, entry.options), ...entry };
  });
}

/** Mail addresses, streets and links are longer than names and numbers. */
function isLong(label: string, form: TextForm | undefined): boolean {
  return form === 'mail' || /\b(address|street|link)\b(?!.*\b2\b)/i.test(label);
}

function entryKind(kind: FieldKind, options: readonly string[] | undefined): EntryKind {
  if (!options || kind === 'reference') return kinds[kind];
  return kind === 'money' ? 'amount' : 'choice';
}

function formed(form: TextForm): Particulars {
  const { pattern, words } = textForms[form];
  return { pattern, fault: `Enter ${words}` };
}
