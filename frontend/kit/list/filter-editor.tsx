import { Button, Checkbox, InputGroup } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import type { Filter } from '../../../backend/platform/lists/list-wire.js';
import { formatDate, parseDate } from '../format/dates.js';
import { nameOf, type Column } from './list-definition.js';
import './menus.css';

interface FilterEditorProps<R extends object> {
  readonly column: Column<R>;
  readonly filters: readonly Filter[];
  readonly onApply: (filters: readonly Filter[]) => void;
}

/** Asks what a column should be: a choice, a range, or a part of its text. */
export function FilterEditor<R extends object>(props: FilterEditorProps<R>) {
  const { column } = props;
  return (
    <div className="filter-editor">
      <strong>{nameOf(column)}</strong>
      {column.options ? <ChoiceEditor {...props} options={column.options} /> : column.kind === 'text' ? <TextEditor {...props} /> : <RangeEditor {...props} />}
    </div>
  );
}

function ChoiceEditor<R extends object>({ column, filters, options, onApply }: FilterEditorProps<R> & { readonly options: readonly string[] }) {
  const value = filters[0]?.value;
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (option: string) => {
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    onApply(next.length > 0 ? [{ field: column.field, op: 'oneOf', value: next }] : []);
  };
  return options.map((option, index) => <Checkbox key={option} autoFocus={index === 0} label={column.labels?.[option] ?? option} checked={chosen.includes(option)} onChange={() => toggle(option)} />);
}

function TextEditor<R extends object>({ column, filters, onApply }: FilterEditorProps<R>) {
  const [text, setText] = useState(String(filters[0]?.value ?? ''));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(text.trim() ? [{ field: column.field, op: 'contains', value: text.trim() }] : []);
  };
  return (
    <form className="filter-fields" onSubmit={apply}>
      <InputGroup autoFocus value={text} onValueChange={setText} placeholder="contains…" aria-label={`${nameOf(column)} contains`} />
      <Button type="submit" intent="primary" text="Apply" />
    </form>
  );
}

const words = { date: ['Since', 'Until'], other: ['From', 'Up to'] } as const;

function RangeEditor<R extends object>({ column, filters, onApply }: FilterEditorProps<R>) {
  const isDate = column.kind === 'date' || column.kind === 'time';
  const shownOf = (op: Filter['op']) => {
    const value = filters.find((filter) => filter.op === op)?.value;
    return value === undefined ? '' : isDate ? formatDate(String(value as string)) : String(value as string);
  };
  const [from, setFrom] = useState(shownOf('from'));
  const [to, setTo] = useState(shownOf('to'));
  const valueOf = (typed: string) => (isDate ? parseDate(typed) : /^-?[\d,]+(\.\d+)?$/.test(typed.trim()) ? typed.trim().replaceAll(',', '') : null);
  const wrong = (typed: string) => typed.trim() !== '' && valueOf(typed) === null;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (wrong(from) || wrong(to)) return;
    const bounds = [['from', valueOf(from)] as const, ['to', valueOf(to)] as const];
    onApply(bounds.flatMap(([op, value]) => (value === null ? [] : [{ field: column.field, op, value }])));
  };
  const [fromWord, toWord] = isDate ? words.date : words.other;
  const placeholder = isDate ? 'MM/DD/YYYY' : '';
  return (
    <form className="filter-fields" onSubmit={apply}>
      <label>
        {fromWord}
        <InputGroup autoFocus value={from} onValueChange={setFrom} placeholder={placeholder} intent={wrong(from) ? 'danger' : 'none'} />
      </label>
      <label>
        {toWord}
        <InputGroup value={to} onValueChange={setTo} placeholder={placeholder} intent={wrong(to) ? 'danger' : 'none'} />
      </label>
      {(wrong(from) || wrong(to)) && <span className="filter-wrong">{isDate ? 'There is no such day.' : 'This is not a number.'}</span>}
      <Button type="submit" intent="primary" text="Apply" />
    </form>
  );
}
