import { Button, InputGroup } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import type { Filter } from '../../../../backend/platform/lists/list.dto.js';
import { formatDate, parseDate } from '../../format/dates.js';
import { readNumber } from '../../format/typed-number.js';
import type { FilterEditorProps } from './filter-editor.js';

const words = { date: ['Since', 'Until'], other: ['From', 'Up to'] } as const;

/** From, up to, or both. */
export function FilterRange<R extends object>({ column, filters, onApply, onDone }: FilterEditorProps<R>) {
  const isDate = column.kind === 'date' || column.kind === 'time';
  const shownOf = (op: Filter['op']) => {
    const value = filters.find((filter) => filter.op === op)?.value;
    return value === undefined ? '' : isDate ? formatDate(String(value as string)) : String(value as string);
  };
  const [from, setFrom] = useState(shownOf('from'));
  const [to, setTo] = useState(shownOf('to'));
  const valueOf = (typed: string) => (isDate ? parseDate(typed) : readNumber(typed));
  const wrong = (typed: string) => typed.trim() !== '' && valueOf(typed) === null;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (wrong(from) || wrong(to)) return;
    const bounds = [['from', valueOf(from)] as const, ['to', valueOf(to)] as const];
    onApply(bounds.flatMap(([op, value]) => (value === null ? [] : [{ field: column.field, op, value }])));
    onDone();
  };
  const [fromWord, toWord] = isDate ? words.date : words.other;
  const placeholder = isDate ? 'MM/DD/YYYY' : '';
  return (
    <form className="filter-fields" onSubmit={apply}>
      <label>
        {fromWord}
        <InputGroup autoFocus={!isDate} value={from} onValueChange={setFrom} placeholder={placeholder} intent={wrong(from) ? 'danger' : 'none'} />
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
