import { Checkbox, InputGroup } from '@blueprintjs/core';
import { useState, type KeyboardEvent } from 'react';
import { formatCount } from '../../format/money.js';
import type { FilterEditorProps } from './filter-editor.js';
import { nameOf } from '../list-definition.js';

/** More than so many are looked through by typing. */
const FEW = 12;

interface FilterChoicesProps<R extends object> extends FilterEditorProps<R> {
  readonly options: readonly string[];
  /** How many rows have each. */
  readonly counts?: ReadonlyMap<string, number>;
}

/** Any of what there is; each choice counts at once, Enter is done. */
export function FilterChoices<R extends object>({ column, filters, options, counts, onApply, onDone }: FilterChoicesProps<R>) {
  const [typed, setTyped] = useState('');
  const value = filters.find(({ op }) => op === 'oneOf')?.value;
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (option: string) => {
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    onApply(next.length > 0 ? [{ field: column.field, op: 'oneOf', value: next }] : []);
  };
  const labelOf = (option: string) => column.labels?.[option] ?? option;
  const found = options.filter((option) => labelOf(option).toLowerCase().includes(typed.trim().toLowerCase()));
  const many = options.length > FEW;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (typed.trim() && found[0] && !chosen.includes(found[0])) toggle(found[0]);
    onDone();
  };
  return (
    <div role="group" aria-label={nameOf(column)} onKeyDown={onKeyDown}>
      {many && <InputGroup autoFocus value={typed} onValueChange={setTyped} placeholder={`Find: ${nameOf(column).toLowerCase()}`} aria-label={`Find: ${nameOf(column).toLowerCase()}`} className="filter-find" />}
      {found.map((option, index) => (
        <Checkbox key={option} autoFocus={!many && index === 0} checked={chosen.includes(option)} onChange={() => toggle(option)}>
          {labelOf(option)}
          {counts && <span className="filter-count">{formatCount(counts.get(option) ?? 0)}</span>}
        </Checkbox>
      ))}
      {found.length === 0 && <span className="filter-none">{options.length === 0 ? 'Nothing to choose yet' : 'Nothing found'}</span>}
    </div>
  );
}
