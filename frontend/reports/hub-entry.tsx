import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Problem } from '../server/problem.js';
import { MovingFigure } from '../kit/moving-figure.js';

export interface HubReportWords {
  readonly name: string;
  /** What one asks of it. */
  readonly question: string;
  readonly icon: ReactNode;
}

interface HubEntryProps extends HubReportWords {
  readonly path: string;
  /** How it went or divides, drawn small; room is kept for it. */
  readonly glance: ReactNode;
  /** Undefined until it is known; it has its room already. */
  readonly figure: number | undefined;
  readonly format: (value: number) => string;
  /** What the figure counts: "sales". Absent where its note or its report says it. */
  readonly unit?: string | undefined;
  readonly note: ReactNode;
  /** The figure could not be read. */
  readonly problem?: Problem | undefined;
}

/** A report, what it answers, and the one figure that says how it stands. */
export function HubEntry({ path, name, question, icon, glance, figure, format, unit, note, problem }: HubEntryProps) {
  return (
    <li className="hub-entry">
      <span className="hub-icon" aria-hidden>
        {icon}
      </span>
      <span className="hub-words">
        <Link to={path}>{name}</Link>
        <span className="hub-question">{question}</span>
      </span>
      <span className="hub-glance">{glance}</span>
      <span className="hub-figure">
        <b>{figure !== undefined ? <MovingFigure value={figure} format={format} /> : problem ? '–' : <span className="bone" />}</b>
        {figure !== undefined && unit && <span className="hub-unit"> {unit}</span>}
        <span className="hub-question">{figure === undefined && problem ? 'could not be loaded' : note}</span>
      </span>
    </li>
  );
}
