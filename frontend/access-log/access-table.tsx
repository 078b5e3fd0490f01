import type { CSSProperties } from 'react';
import type { AccessEntry } from '../../backend/platform/auth/access-log/access-log-reader.js';
import { FiguresTable, type FiguresColumn } from '../kit/chart/figures-table.js';
import { browserWords } from '../kit/format/browser.js';
import { When } from '../kit/format/when.js';
import { accessWords } from './access-words.js';
import '../kit/status/status.css';

const columns: readonly FiguresColumn<AccessEntry>[] = [
  { head: 'When', cell: ({ at }) => <When at={at} /> },
  { head: 'What', cell: (entry) => <What {...entry} /> },
  { head: 'Who', className: 'door-wraps', cell: ({ name }) => name || 'Somebody unknown' },
  { head: 'Address', cell: ({ address }) => address },
  { head: 'Browser', cell: ({ browser }) => browserWords(browser) },
  { head: 'Details', className: 'door-wraps', cell: ({ detail }) => detail },
];

export function AccessTable({ entries }: { readonly entries: readonly AccessEntry[] }) {
  return (
    // It scrolls sideways where the window is narrow, which the keyboard must be able to do too.
    <div className="figures-scroll" role="region" aria-label="Entries" tabIndex={0}>
      <FiguresTable columns={columns} rows={entries} keyOf={({ id }) => id} className="door-table" />
    </div>
  );
}

function What({ kind }: Pick<AccessEntry, 'kind'>) {
  const { words, tone } = accessWords[kind];
  return (
    <span className="status" style={{ '--tone': `var(--tone-${tone})` } as CSSProperties}>
      <span className="status-dot" aria-hidden />
      {words}
    </span>
  );
}
