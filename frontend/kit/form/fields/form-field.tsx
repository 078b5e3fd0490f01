import { memo, useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { announce } from '../../announce/announce.js';
import { afterPress } from '../after-press.js';
import type { ControlProps } from './control-props.js';
import { DateControl } from './date-control.js';
import { entryFault, readEntry, writeEntry, type EntryField, type EntryKind } from './entry.js';
import { FieldNews } from './field-news.js';
import { useFormOfField } from '../record-form-context.js';
import { SelectBox } from './select-box.js';

/** What the page alone knows of a field. */
export interface FieldHere {
  /** Shown under the field while nothing is wrong with it. */
  readonly hint?: ReactNode;
  /** What can hardly be so, in place of the hint; it is no fault. */
  readonly warning?: string | undefined;
  readonly readOnly?: boolean;
  /** What a choice offers, where that is known to the page alone. */
  readonly options?: readonly string[];
  /** What people call those of them that are numbers. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Takes a row of its own; notes do unless told otherwise. */
  readonly wide?: boolean;
}

interface FormFieldProps extends FieldHere {
  readonly name: string;
}

/** One field: its label above, what is wrong or what a colleague did underneath. */
export const FormField = memo(function FormField({ name, wide, warning, ...here }: FormFieldProps) {
  const { field, hint, control, fault } = useControl(name, here);
  const below = (
    // What is wrong is said when the field is left, or read with it when the form was refused: never twice.
    <div id={control['aria-describedby']} className="form-below" aria-live={fault ? 'off' : 'polite'}>
      {fault ? <span className="form-fault">{fault}</span> : warning ? <span className="form-warning">{warning}</span> : hint && <span className="form-hint">{hint}</span>}
      <FieldNews name={name} />
    </div>
  );
  return (
    <div className={`form-field ${(wide ?? field.kind === 'note') ? 'form-field-wide' : field.broad ? 'form-field-broad' : ''}`}>
      <label htmlFor={control.id}>{field.label}</label>
      {control.readOnly && field.kind !== 'flag' ? <Said id={control.id} value={field.labels?.[control.value] ?? control.value} /> : <Control field={field} control={control} />}
      {below}
    </div>
  );
});

interface SaidFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

/** What follows from other fields, among them: it cannot be typed and does not look so. */
export function SaidField({ label, value, hint }: SaidFieldProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <Said id={id} value={value} />
      <div className="form-below">
        <span className="form-hint">{hint}</span>
      </div>
    </div>
  );
}

function Said({ id, value }: { readonly id: string; readonly value: string }) {
  return (
    <output id={id} className="form-said">
      {value || '–'}
    </output>
  );
}

/** Ties a field to its form: what it holds, what becomes of it when it changes and when it is left. */
function useControl(name: string, here: Omit<FieldHere, 'wide' | 'warning'>) {
  const id = useId();
  const { form, fields, rules } = useFormOfField();
  const known = fields.find((one) => one.name === name);
  if (!known) throw new Error(`The form has no field ${name}`);
  const { hint, ...field } = { ...known, ...here };
  const { field: input, fieldState } = useController({ name, control: form.control, rules: { validate: (text) => (text !== '' && text === form.formState.defaultValues?.[name]) || (entryFault(field, text) ?? true) } });
  const rule = rules.get(name);
  const control: ControlProps = {
    id,
    name,
    value: input.value,
    readOnly: field.readOnly ?? false,
    'aria-invalid': fieldState.invalid || rule !== undefined,
    'aria-required': typeof field.required === 'string',
    'aria-describedby': `${id}-below`,
    ref: input.ref,
    onChange: (text) => {
      input.onChange(text);
      // What was refused was refused of the text before; the other fields keep their faults until they change.
      if (fieldState.invalid) void form.trigger(name);
    },
    onBlur: () => {
      input.onBlur();
      const value = readEntry(field.kind, input.value);
      if (value === undefined || (input.value.trim() !== '' && entryFault(field, input.value))) return afterPress(() => void form.trigger(name).then(() => faultAloud(field.label, form.getFieldState(name).error?.message)));
      const tidy = writeEntry(field.kind, value);
      if (tidy !== input.value) input.onChange(tidy);
      if (rule) faultAloud(field.label, rule);
    },
  };
  return { field, hint, control, fault: fieldState.error?.message ?? rule };
}

function faultAloud(label: string, fault: string | undefined): void {
  if (fault) announce(`${label}: ${fault}`);
}

function Control({ field, control }: { readonly field: EntryField; readonly control: ControlProps }) {
  const { readOnly, onChange, ref, ...rest } = control;
  const look = `bp6-input bp6-fill ${control['aria-invalid'] ? 'bp6-intent-danger' : ''}`;
  switch (field.kind) {
    case 'date':
      return <DateControl label={field.label} {...control} />;
    case 'amount':
    case 'choice':
    case 'reference':
      return (
        <SelectBox fill ref={ref} {...rest} disabled={readOnly} onChange={(event) => onChange(event.target.value)}>
          {offered(field, control.value).map((option) => (
            <option key={option} value={option}>
              {field.labels?.[option] ?? (option || '–')}
            </option>
          ))}
        </SelectBox>
      );
    case 'flag':
      return <input type="checkbox" ref={ref} {...rest} disabled={readOnly} checked={control.value === 'true'} onChange={(event) => onChange(String(event.target.checked))} />;
    case 'note':
      return <textarea ref={ref} {...rest} rows={3} readOnly={readOnly} className={look} onChange={(event) => onChange(event.target.value)} />;
    case 'money':
    case 'whole':
    case 'decimal':
    case 'moment':
    case 'phone':
    case 'text': {
      const [right, mode] = looks[field.kind] ?? ['form-amount', 'decimal'];
      return <input ref={ref} {...rest} inputMode={mode} autoComplete="off" readOnly={readOnly} className={`${look} ${right}`} onChange={(event) => onChange(event.target.value)} />;
    }
    default:
      return field.kind satisfies never;
  }
}

/** Class and keyboard of what is no figure. */
const looks: Readonly<Partial<Record<EntryKind, readonly [className: string, keyboard: 'text' | 'tel']>>> = { text: ['', 'text'], moment: ['', 'text'], phone: ['', 'tel'] };

/** Blank, the listed ones, and a stored value that is not among them. */
function offered({ options = [], required }: EntryField, value: string): readonly string[] {
  return [...new Set([...(required ? [] : ['']), ...options, value])];
}
