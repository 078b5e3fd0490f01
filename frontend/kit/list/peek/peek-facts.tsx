import { useState } from 'react';
import { Facts } from '../../page/section.js';
import { cellContent } from '../grid/cell.js';
import { nameOf, type Column } from '../list-definition.js';

/** More would push the last changes out of sight, or leave the panel where there are none. */
const ROOM_FOR = { besideChanges: 14, alone: 22 };

interface PeekFactsProps<R extends object> {
  readonly columns: readonly Column<R>[];
  readonly row: R;
  readonly besideChanges: boolean;
}

/** What the list knows of a row; what there is no room for is counted, and once opened stays open from row to row. */
export function PeekFacts<R extends object>({ columns, row, besideChanges }: PeekFactsProps<R>) {
  const [whole, setWhole] = useState(false);
  const most = besideChanges ? ROOM_FOR.besideChanges : ROOM_FOR.alone;
  const left = columns.length - most;
  const shown = whole ? columns : columns.slice(0, most);
  return (
    <>
      <Facts facts={shown.map((column) => ({ label: nameOf(column), value: cellContent(column, row) }))} />
      {left > 0 && (
        <button type="button" className="link-button peek-more" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Fewer' : `${left} more`}
        </button>
      )}
    </>
  );
}
