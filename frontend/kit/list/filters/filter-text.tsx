import { Button, InputGroup } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import { digitsLookedFor } from '../../../../events/kernel/home-phone.rules.js';
import type { FilterEditorProps } from './filter-editor.js';
import { nameOf } from '../list-definition.js';

/** A part of the text; of what names a record, its number as a whole. */
export function FilterText<R extends object>({ column, filters, onApply, onDone }: FilterEditorProps<R>) {
  const op = column.reference ? 'is' : 'contains';
  const [text, setText] = useState(String(filters.find((filter) => filter.op === op)?.value ?? ''));
  const wanted = column.kind === 'phone' ? digitsLookedFor(text.trim()) : text.trim();
  const wrong = column.reference === true && wanted !== '' && !/^\d{1,15}$/.test(wanted);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    onApply(wanted ? [{ field: column.field, op, value: wanted }] : []);
    onDone();
  };
  const said = column.reference ? 'is' : 'contains';
  return (
    <form className="filter-fields" onSubmit={apply}>
      <InputGroup autoFocus value={text} onValueChange={setText} placeholder={`${said}…`} aria-label={`${nameOf(column)} ${said}`} inputMode={column.reference ? 'numeric' : 'text'} intent={wrong ? 'danger' : 'none'} />
      {wrong && <span className="filter-wrong">This is not a number.</span>}
      <Button type="submit" intent="primary" text="Apply" />
    </form>
  );
}
