import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import type { PushedChange } from '../../../../backend/platform/realtime/protocol.js';
import type { Column, ListDefinition, PeekDefinition } from '../list-definition.js';
import { PeekChanges } from './peek-changes.js';
import { PeekFacts } from './peek-facts.js';
import './peek.css';

interface PeekPanelProps<R extends object> {
  readonly definition: ListDefinition<R>;
  readonly peek: PeekDefinition<R>;
  /** All of the list in another order: those that the person has on the screen first. */
  readonly columns?: readonly Column<R>[];
  readonly row: R;
  /** The row's latest change. */
  readonly change: PushedChange | undefined;
  readonly onClose: () => void;
}

/** A row's summary and its last changes beside the list, so that people can read down it without leaving. */
export function PeekPanel<R extends object>({ definition, peek, columns = definition.columns, row, change, onClose }: PeekPanelProps<R>) {
  const title = peek.title(row);
  const link = definition.link?.(row);
  return (
    <aside className="card peek no-print" aria-label={title}>
      <div className="peek-header">
        <h2>{title}</h2>
        {link && <Link to={link}>Open</Link>}
        <Button size="small" variant="minimal" icon={<CrossIcon />} aria-label="Close" onClick={onClose} />
      </div>
      <PeekFacts columns={columns.slice(1)} row={row} besideChanges={peek.url !== undefined} />
      {peek.actions?.(row)}
      {peek.url && (
        <>
          <h3>Last changes</h3>
          <PeekChanges url={peek.url(row)} after={change?.position} link={link} />
        </>
      )}
    </aside>
  );
}
