import { formatCount } from '../kit/format/money.js';
import { StateWord, type Tone } from './state-word.js';

export interface Tile {
  readonly label: string;
  readonly count: number | undefined;
  /** What is wrong, in a few words; none of them: `well`. */
  readonly troubles: readonly (readonly [words: string, tone: Tone])[];
  readonly well: string;
}

/** Everything in one line: how much there is, and whether it is well. */
export function OperationsTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <ul className="card plain-list operations-tiles">
      {tiles.map(({ label, count, troubles, well }) => (
        <li key={label}>
          <span>
            <b className="operations-count">{count === undefined ? '–' : formatCount(count)}</b> <span className="operations-tile-label">{label}</span>
          </span>
          {count !== undefined && <StateWord word={troubles.length === 0 ? well : troubles.map(([words]) => words).join(', ')} tone={troubles[0]?.[1] ?? 'green'} />}
        </li>
      ))}
    </ul>
  );
}
