import { Menu, MenuItem } from '@blueprintjs/core';
import { nameOf, type Column } from '../list-definition.js';

interface FilterFieldsProps<R extends object> {
  readonly columns: readonly Column<R>[];
  readonly onChoose: (column: Column<R>) => void;
}

/** What the list can be narrowed by. */
export function FilterFields<R extends object>({ columns, onChoose }: FilterFieldsProps<R>) {
  return (
    <Menu>
      {columns.map((one) => (
        <MenuItem key={one.field} text={nameOf(one)} shouldDismissPopover={false} onClick={() => onChoose(one)} />
      ))}
    </Menu>
  );
}
