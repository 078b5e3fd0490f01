import { formatCount } from '../../../kit/format/money.js';

interface FigureButtonProps {
  readonly value: number;
  /** What it counts: "Signed, 03/2026". */
  readonly label: string;
  readonly isChosen: boolean;
  /** Absent for readers to whom members are shut. */
  readonly onOpen: (() => void) | undefined;
}

/** A number of members that opens them; nothing is behind none. */
export function FigureButton({ value, label, isChosen, onOpen }: FigureButtonProps) {
  const words = formatCount(value);
  if (!onOpen || value === 0) return <span className={value === 0 ? 'report-zero' : undefined}>{words}</span>;
  return (
    <button type="button" className="report-figure" aria-pressed={isChosen} aria-label={`${label}: ${words}. Show the members`} onClick={onOpen}>
      {words}
    </button>
  );
}
