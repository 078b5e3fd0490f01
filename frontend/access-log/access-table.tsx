import type { CSSProperties } from 'react';
import type { AccessEntry } from '../../backend/platform/auth/access-log/access-log-reader.js';
import { browserWords } from '../kit/format/browser.js';
import { When } from '../kit/format/when.js';
import { accessWords } from './access-words.js';
import '../kit/chart/chart.css';
import '../kit/status/status.css';

export function AccessTable({ entries }: { readonly entries: readonly AccessEntry[] }) {
  return (
    // It scrolls sideways where the window is narrow, which the keyboard must be able to do too.
    <div className="figures-scroll" role="region" aria-label="Entries" tabIndex={0}>
      <table className="figures door-table">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Who</th>
            <th scope="col">Address</th>
            <th scope="col">Browser</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ entry: { at, kind, name, address, browser, detail } }: { readonly entry: AccessEntry }) {
  const { words, tone } = accessWords[kind];
  return (
    <tr>
      <td>
        <When at={at} />
      </td>
      <td>
        <span className="status" style={{ '--tone': `var(--tone-${tone})` } as CSSProperties}>
          <span className="status-dot" aria-hidden />
          {words}
        </span>
      </td>
      <td className="door-wraps">{name || 'Somebody unknown'}</td>
      <td>{address}</td>
      <td>{browserWords(browser)}</td>
      <td className="door-wraps">{detail}</td>
    </tr>
  );
}
