import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { capitalised } from '../../../events/kernel/capitalised.rules.js';
import type { ReportAnswer, SeenFigures } from '../../../backend/reports/report.dto.js';
import '../../kit/chart/chart.css';
import { figureIn } from './figure-words.js';
import { LineFigure } from './line-figure.js';
import { linesOfBothYears } from './lines-of-both-years.js';
import { MeasureHead } from './measure-head.js';
import type { ReportView } from '../../../backend/reports/report-view.rules.js';
import './report-lines.css';

interface ReportLinesProps {
  readonly answer: ReportAnswer;
  readonly noun: { readonly one: string; readonly many: string };
  readonly chosen: ReportView['behind'];
  readonly onChoose: (behind: NonNullable<ReportView['behind']>) => void;
  /** Where the name of a line leads. */
  readonly lineTo?: ((key: string) => string) | undefined;
}

/** Line by line with a total; every figure opens the tours behind it. */
export function ReportLines({ answer, noun, chosen, onChoose, lineTo }: ReportLinesProps) {
  const { measures, total, before } = answer;
  const lines = useMemo(() => linesOfBothYears(answer, before), [answer, before]);
  const earlier = useMemo(() => new Map(before?.lines.map((line) => [line.key, line])), [before]);
  const year = before?.from.slice(0, 4);
  const cells = (figures: SeenFigures, then: SeenFigures | undefined, key: string | undefined, label: string) =>
    measures.map((measure) => (
      <td key={measure.name} className="figure">
        <LineFigure figures={figures} measure={measure} label={label} isTotal={key === undefined} isChosen={chosen?.measure === measure.name && chosen.key === key} onOpen={() => onChoose({ key, measure: measure.name })} />
        {year && <small title={`${measure.label} in ${year}`}>{figureIn(then, measure.name, measure)}</small>}
      </td>
    ));
  return (
    <div className="figures-scroll report-scroll">
      <table className="figures report-lines">
        <thead>
          <tr>
            <th scope="col">{capitalised(noun.one)}</th>
            {measures.map((measure) => (
              <th key={measure.name} scope="col" className="figure">
                <MeasureHead measure={measure} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, ...figures }) => (
            <tr key={key} className={chosen?.key === key ? 'report-chosen' : undefined}>
              <th scope="row">
                {lineTo ? <Link to={lineTo(key)}>{label}</Link> : label}
                {year && <small>{year}</small>}
              </th>
              {cells(figures, earlier.get(key), key, label)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              All, {lines.length} {lines.length === 1 ? noun.one : noun.many}
              {year && <small>{year}</small>}
            </th>
            {cells(total, before?.total, undefined, 'All')}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
