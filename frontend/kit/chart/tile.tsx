import type { ReactNode } from 'react';
import { MovingFigure } from '../moving-figure.js';
import './tile.css';

interface TileProps {
  readonly label: string;
  /** Undefined until it is known; the tile has its size already. */
  readonly value: number | undefined;
  readonly format: (value: number) => string;
  /** Shows what the figure counts; left out, it cannot be opened. */
  readonly onOpen?: () => void;
  /** What it counts is shown. */
  readonly isOpen?: boolean;
  /** Its comparison, or the last thing that moved it. */
  readonly children: ReactNode;
}

/** A figure that says what it is, how much, and against what. */
export function Tile({ label, value, format, onOpen, isOpen = false, children }: TileProps) {
  return (
    <section className={`card tile ${isOpen ? 'tile-open' : ''}`} aria-label={label}>
      <h2>
        {onOpen ? (
          <button type="button" className="tile-button" aria-pressed={isOpen} onClick={onOpen}>
            {label}
          </button>
        ) : (
          label
        )}
      </h2>
      <div className="tile-figure">{value === undefined ? <span className="bone" /> : <MovingFigure value={value} format={format} />}</div>
      <div className="tile-note">{value === undefined ? <span className="bone" /> : children}</div>
    </section>
  );
}
