import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import { measures, type MeasureName } from '../../../events/reports/measures.rules.js';
import { Tile } from '../../kit/chart/tile.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { AgainstWords } from './against-words.js';
import { sameDayBefore, type YearView } from '../../../backend/reports/year-view.rules.js';

interface YearTilesProps {
  readonly answer: ReportAnswer | undefined;
  readonly view: YearView;
  readonly shown: readonly MeasureName[];
  /** Absent for readers to whom tours are shut. */
  readonly onOpen: ((measure: MeasureName) => void) | undefined;
}

/** The year's figures, each against the same days of the year before; each opens the tours that it counts. */
export function YearTiles({ answer, view, shown, onOpen }: YearTilesProps) {
  const then = `${view.against}${sameDayBefore(view) && ` to ${sameDayBefore(view)}`}`;
  const seen = answer ? shown.filter((name) => answer.total[name] !== undefined) : shown;
  return (
    <div className="tiles">
      {seen.map((name) => {
        const { label, unit } = measures[name];
        const now = answer && Number(answer.total[name]);
        return (
          <Tile key={name} label={label} value={now} format={(value) => (unit === 'count' ? formatCount(value) : unit === 'money' ? formatMoney(value) : `${value.toFixed(2)} %`)} isOpen={view.behind?.measure === name && view.behind.key === undefined} {...(onOpen && { onOpen: () => onOpen(name) })}>
            {now !== undefined && <AgainstWords now={now} before={Number(answer?.before?.total[name] ?? 0)} unit={unit} then={unit === 'percent' ? String(view.against) : then} />}
          </Tile>
        );
      })}
    </div>
  );
}
