import { Link } from 'react-router-dom';
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
}

/** A report, what it answers, and the one figure that says how it stands. */
export function HubEntry({ path, name, question, figure, format, note }: HubEntryProps) {
  return (
    <li className="hub-entry">
      <span>
        <Link to={path}>{name}</Link>
        <span className="hub-question">{question}</span>
      </span>
      <span className="hub-figure">
        <b>{figure === undefined ? <span className="bone" /> : <MovingFigure value={figure} format={format} />}</b>
        <span className="hub-question">{note}</span>
      </span>
    </li>
  );
}
