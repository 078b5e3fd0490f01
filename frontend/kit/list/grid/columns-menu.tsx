import { Button, Checkbox } from '@blueprintjs/core';
import { ArrowDownIcon, ArrowUpIcon, ColumnLayoutIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Popover } from '../../popover/popover.js';
import { arranged, asDesigned, withMoved, withToggled, type ColumnLayout } from './column-layout.js';
import { nameOf, type Column } from '../list-definition.js';
import './menus.css';

interface ColumnsMenuProps<R extends object> {
  readonly columns: readonly Column<R>[];
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
  /** Fields that the list is narrowed by: shown as long. */
  readonly narrowed: readonly string[];
}

/** Shows, hides and orders the columns; what the mouse does by dragging, the keyboard does here. */
export function ColumnsMenu<R extends object>({ columns, layout, onLayout, narrowed }: ColumnsMenuProps<R>) {
  const [open, setOpen] = useState(false);
  const inOrder = arranged(columns, layout);
  const fields = inOrder.map(({ field }) => field);
  const content = (
    <div className="columns-menu">
      {inOrder.map((column, index) => (
        <div key={column.field} className="columns-menu-row">
          <Checkbox label={nameOf(column)} disabled={index === 0 || narrowed.includes(column.field)} checked={!layout.hidden.includes(column.field)} onChange={() => onLayout(withToggled(layout, column.field))} />
          <Button
            size="small"
            variant="minimal"
            icon={<ArrowUpIcon size={12} />}
            aria-label={`${nameOf(column)} earlier`}
            disabled={index < 2}
            onClick={() => onLayout(withMoved(layout, fields, column.field, fields[index - 1]!))}
          />
          <Button
            size="small"
            variant="minimal"
            icon={<ArrowDownIcon size={12} />}
            aria-label={`${nameOf(column)} later`}
            disabled={index === 0 || index === fields.length - 1}
            onClick={() => onLayout(withMoved(layout, fields, column.field, fields[index + 1]!))}
          />
        </div>
      ))}
      <Button size="small" variant="minimal" text="Reset columns" onClick={() => onLayout(asDesigned(columns))} />
    </div>
  );
  return (
    <Popover plain isOpen={open} onTurn={setOpen} content={content} placement="bottom-end">
      <Button active={open} icon={<ColumnLayoutIcon />} text="Columns" />
    </Popover>
  );
}
