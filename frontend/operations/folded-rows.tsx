import { useState } from 'react';
import { formatCount } from '../kit/format/money.js';
import { StateWord } from './state-word.js';

export interface Folding<Row> {
  readonly shown: readonly Row[];
  /** How many are well and not shown. */
  readonly folded: number;
  readonly all: boolean;
  readonly toggle: () => void;
}

/** Trouble first, then by name; what is well is one line until somebody asks for it. */
export function useFolding<Row extends { readonly name: string }>(rows: readonly Row[] | undefined, isWell: (row: Row) => boolean): Folding<Row> {
  const [all, setAll] = useState(false);
  const named = [...(rows ?? [])].sort((one, other) => one.name.localeCompare(other.name));
  const ill = named.filter((row) => !isWell(row));
  const well = named.filter(isWell);
  return { shown: all ? [...ill, ...well] : ill, folded: all ? 0 : well.length, all, toggle: () => setAll(!all) };
}

export function FoldedRows<Row>({ folding, columns }: { readonly folding: Folding<Row>; readonly columns: number }) {
  const { folded, all, shown, toggle } = folding;
  return (
    <tr className="operations-folded">
      <td colSpan={columns}>
        {!all && folded > 0 && (
          <>
            <StateWord word="Up to date" tone="green" /> <span className="section-note">{formatCount(folded)}{shown.length > 0 && ' others'}, no lag</span>{' '}
          </>
        )}
        <button type="button" className="link-button" onClick={toggle}>
          {all ? 'Show trouble only' : 'Show all'}
        </button>
      </td>
    </tr>
  );
}
