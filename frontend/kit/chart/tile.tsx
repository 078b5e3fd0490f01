import type { ReactNode } from 'react';
import { MovingFigure } from '../moving-figure.js';
import './chart.css';

interface TileProps {
  readonly label: string;
  /** Undefined until it is known; the tile has its size already. */
  readonly value: number | undefined;
  readonly format: (value: number) => string;
  /** Its comparison, or the last thing that moved it. */
  readonly children: ReactNode;
}

/** A figure that says what it is, how much, and against what. */
export function Tile({ label, value, format, children }: TileProps) {
  return (
    <section className="card tile" aria-label={label}>
      <h2>{label}</h2>
      <div className="tile-figure">{value === undefined ? <span className="bone" /> : <MovingFigure value={value} format={format} />}</div>
      <div className="tile-note">{value === undefined ? <span className="bone" /> : children}</div>
    </section>
  );
}
