import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { ControlProps } from './control-props.js';
import { DateControl } from './date-control.js';
import { entryFault, readEntry, writeEntry, type EntryField } from './entry.js';
import { FieldNews } from './field-news.js';
import { useSurroundingForm } from './record-form-context.js';
import { SelectBox } from './select-box.js';

interface FormFieldProps {
  readonly name: string;
  /** Shown under the field while nothing is wrong with it. */
  readonly hint?: ReactNode;
  readonly readOnly?: boolean;
  readonly wide?: boolean;
}

/** One field: its label above, what is wrong or what a colleague did underneath. */
export function FormField({ name, wide = false, ...here }: FormFieldProps) {
  const id = useId();
  const { form, fields } = useSurroundingForm();
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`The form has no field ${name}`);
  const { kind, hint, readOnly = false } = { ...field, ...here };
  const { field: input, fieldState } = useController({ name, control: form.control, rules: { validate: (text) => entryFault(field, text) ?? true } });
  const change = (text: string) => {
    input.onChange(text);
    // What was refused was refused of the text before; the other fields keep their faults until they change.
    if (fieldState.invalid) void form.trigger(name);
  };
  const leave = () => {
    input.onBlur();
    const value = readEntry(kind, input.value);
    if (value === undefined) return void form.trigger(name);
    const tidy = writeEntry(kind, value);
    if (tidy !== input.value) input.onChange(tidy);
  };
  const control: ControlProps = {
    id,
    name,
    value: input.value,
    readOnly,
    'aria-invalid': fieldState.invalid,
    'aria-required': typeof field.required === 'string',
    'aria-describedby': `${id}-below`,
    ref: input.ref,
    onChange: change,
    onBlur: leave,
  };
  return (
    <div className={`form-field ${wide ? 'form-field-wide' : ''}`}>
      <label htmlFor={id}>{field.label}</label>
      <Control field={field} control={control} />
      <div id={`${id}-below`} className="form-below" aria-live="polite">
        {fieldState.error?.message ? <span className="form-fault">{fieldState.error.message}</span> : hint && <span className="form-hint">{hint}</span>}
        <FieldNews name={name} />
      </div>
    </div>
  );
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
    case 'text': {
      const words = field.kind === 'text' || field.kind === 'moment';
      const [right, mode] = words ? ['', 'text' as const] : ['form-amount', 'decimal' as const];
      return <input ref={ref} {...rest} inputMode={mode} autoComplete="off" readOnly={readOnly} className={`${look} ${right}`} onChange={(event) => onChange(event.target.value)} />;
    }
    default:
      return field.kind satisfies never;
  }
}

/** Blank, the listed ones, and a stored value that is not among them. */
function offered({ options = [], required }: EntryField, value: string): readonly string[] {
  return [...new Set([...(required ? [] : ['']), ...options, value])];
}
