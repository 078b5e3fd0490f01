import { Button } from '@blueprintjs/core';
import { FilterChoices } from './filter-choices.js';
import { FilterDays } from './filter-days.js';
import { FilterNames } from './filter-names.js';
import { FilterRange } from './filter-range.js';
import { FilterText } from './filter-text.js';
import type { ViewFilter } from './during.js';
import { nameOf, type Column } from '../list-definition.js';
import '../grid/menus.css';

export interface FilterEditorProps<R extends object> {
  /** Whose values are offered to pick from. */
  readonly list: string;
  readonly column: Column<R>;
  readonly filters: readonly ViewFilter[];
  readonly onApply: (filters: readonly ViewFilter[]) => void;
  /** Nothing more is asked. */
  readonly onDone: () => void;
}

/** Asks what a column should be: a choice, a name, a range, days, or a part of its text; or that it is empty. */
export function FilterEditor<R extends object>(props: FilterEditorProps<R>) {
  const { column, filters, onApply, onDone } = props;
  const isEmpty = filters.some(({ op }) => op === 'empty');
  const toggleEmpty = () => {
    onApply(isEmpty ? [] : [{ field: column.field, op: 'empty' }]);
    onDone();
  };
  return (
    <div className="filter-editor">
      <strong>{nameOf(column)}</strong>
      <Kind {...props} />
      {canBeEmpty(column) && <Button size="small" variant="minimal" alignText="start" active={isEmpty} text="Is empty" onClick={toggleEmpty} />}
    </div>
  );
}

function Kind<R extends object>(props: FilterEditorProps<R>) {
  const { options, picked, reference, kind } = props.column;
  if (options) return <FilterChoices {...props} options={options} />;
  if (picked) return <FilterNames {...props} />;
  if (reference || kind === 'text' || kind === 'phone') return <FilterText {...props} />;
  return kind === 'date' || kind === 'time' ? <FilterDays {...props} /> : <FilterRange {...props} />;
}

/** A record always has its number, and no is not nothing. */
function canBeEmpty<R extends object>({ kind, reference }: Column<R>): boolean {
  return !reference && kind !== 'yesNo' && kind !== 'status';
}
