import { useState, type ReactNode } from 'react';
import type { FieldChange } from '../../backend/platform/records/history.js';
import { FromTo, MoreButton } from '../kit/history/change-words.js';

interface ChangeLinesProps {
  readonly changes: readonly FieldChange[];
  /** More lines, below. */
  readonly children?: ReactNode;
}

const FEW = 6;

/** What a document says otherwise: "Purchase price 9,100.00 → 9,300.00", the first few of many. */
export function ChangeLines({ changes, children }: ChangeLinesProps) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul>
        {(all ? changes : changes.slice(0, FEW)).map((change) => (
          <li key={change.field}>
            {change.label} <FromTo change={change} whole={false} />
          </li>
        ))}
        {children}
      </ul>
      {changes.length > FEW && <MoreButton whole={all} hidden={changes.length - FEW} onChange={setAll} />}
    </>
  );
}
