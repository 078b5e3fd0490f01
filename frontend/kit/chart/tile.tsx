import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MovingFigure } from '../moving-figure.js';
import './tile.css';

interface TileProps {
  readonly label: string;
  /** Undefined until it is known; the tile has its size already. */
  readonly value: number | undefined;
  readonly format: (value: number) => string;
  /** Beside its name: what counts for it. */
  readonly ask?: ReactNode;
  /** Small behind the figure. */
  readonly unit?: string | undefined;
  /** Shows what the figure counts; left out, it cannot be opened. */
  readonly onOpen?: () => void;
  /** Where what the figure counts is shown, in place of `onOpen`. */
  readonly to?: string;
  /** What it counts is shown. */
  readonly isOpen?: boolean;
  /** Its comparison, or the last thing that moved it. */
  readonly children: ReactNode;
}

/** A figure that says what it is, how much, and against what. */
export function Tile({ label, ask, value, format, unit, onOpen, to, isOpen = false, children }: TileProps) {
  return (
    <section className={`card tile ${isOpen ? 'tile-open' : ''}`} aria-label={label}>
      <h2 title={label}>
        <Opener label={label} onOpen={onOpen} to={to} isOpen={isOpen} />
      </h2>
      {ask && <span className="tile-ask">{ask}</span>}
      <div className="tile-figure">{value === undefined ? <span className="bone" /> : <MovingFigure value={value} format={format} />}{value !== undefined && unit && <span className="tile-unit"> {unit}</span>}</div>
      <div className="tile-note">{value === undefined ? <span className="bone" /> : children}</div>
    </section>
  );
}

function Opener({ label, onOpen, to, isOpen }: { readonly label: string; readonly onOpen: (() => void) | undefined; readonly to: string | undefined; readonly isOpen: boolean }) {
  if (to !== undefined) {
    return (
      <Link to={to} className="tile-button">
        {label}
      </Link>
    );
  }
  if (!onOpen) return label;
  return (
    <button type="button" className="tile-button" aria-pressed={isOpen} onClick={onOpen}>
      {label}
    </button>
  );
}
