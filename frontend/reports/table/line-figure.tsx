import type { ReportMeasure, SeenFigures } from '../../../backend/reports/report.dto.js';
import { MovingFigure } from '../../kit/moving-figure.js';
import { figureIn, isZero } from './figure-words.js';
import { useMayOpenTours } from './may-open-tours.js';

interface LineFigureProps {
  readonly figures: SeenFigures;
  readonly measure: ReportMeasure;
  readonly label: string;
  readonly isTotal: boolean;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
  /** Said in place of the figure as it is. */
  readonly words?: string | undefined;
}

/** A figure of a line, which opens the tours behind it. */
export function LineFigure({ figures, measure, label, isTotal, isChosen, onOpen, words = figureIn(figures, measure.name, measure) }: LineFigureProps) {
  const isPlain = words === figureIn(figures, measure.name, measure);
  if (!useMayOpenTours()) return <span>{words}</span>;
  if (isZero(figures, measure.name)) return <span className="report-zero">{words}</span>;
  return (
    <button type="button" className="report-figure" aria-pressed={isChosen} aria-label={`${label}, ${measure.label}: ${words}. Show its tours`} onClick={onOpen}>
      {isTotal && isPlain ? <MovingFigure value={Number(figures[measure.name])} format={(value) => figureIn({ [measure.name]: measure.unit === 'count' ? value : value.toFixed(2) } as SeenFigures, measure.name, measure)} /> : words}
    </button>
  );
}
