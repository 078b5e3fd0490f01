import { Link } from 'react-router-dom';
import type { Problem } from '../server/problem.js';
import { MovingFigure } from '../kit/moving-figure.js';

interface HubEntryProps {
  readonly path: string;
  readonly name: string;
  /** What one asks of it. */
  readonly question: string;
  /** Undefined until it is known; it has its room already. */
  readonly figure: number | undefined;
  readonly format: (value: number) => string;
  readonly note: string;
  /** The figure could not be read. */
  readonly problem?: Problem | undefined;
}

/** A report, what it answers, and the one figure that says how it stands. */
export function HubEntry({ path, name, question, figure, format, note, problem }: HubEntryProps) {
  return (
    <li className="hub-entry">
      <span>
        <Link to={path}>{name}</Link>
        <span className="hub-question">{question}</span>
      </span>
      <span className="hub-figure">
        <b>{figure !== undefined ? <MovingFigure value={figure} format={format} /> : problem ? '–' : <span className="bone" />}</b>
        <span className="hub-question">{figure === undefined && problem ? 'could not be loaded' : note}</span>
      </span>
    </li>
  );
}
