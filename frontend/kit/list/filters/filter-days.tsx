import { Menu, MenuItem } from '@blueprintjs/core';
import { duringWords } from './during.js';
import type { FilterEditorProps } from './filter-editor.js';
import { FilterRange } from './filter-range.js';

/** Days by a word that moves with the calendar, or from one to another. */
export function FilterDays<R extends object>(props: FilterEditorProps<R>) {
  const { column, filters, onApply, onDone } = props;
  const chosen = filters.find(({ op }) => op === 'during')?.value;
  return (
    <>
      <Menu className="filter-choices" aria-label="Days">
        {duringWords.map(([word, label]) => (
          <MenuItem key={word} text={label} active={word === chosen} shouldDismissPopover={false} onClick={() => (onApply([{ field: column.field, op: 'during', value: word }]), onDone())} />
        ))}
      </Menu>
      <FilterRange {...props} />
    </>
  );
}
