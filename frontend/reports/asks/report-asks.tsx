import { ChoiceChip } from '../../kit/filter/choice-chip.js';
import '../tours-all/report.css';
import { ReportPeriod } from '../tours-all/report-period.js';
import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import { OfAsks } from './of-asks.js';
import { PeriodPresets } from './period-presets.js';
import { SalesAsks } from './sales-asks.js';
import { addressOfDays, type AddressChanges, type ReportView } from '../../../backend/reports/report-view.rules.js';

/** So many years back there is something to compare with. */
const YEARS_BACK = 5;

interface ReportAsksProps {
  readonly report: string;
  readonly view: ReportView;
  readonly answer: ReportAnswer | undefined;
  /** See `OfAsks`. */
  readonly reps?: ReportAnswer['lines'] | undefined;
  readonly onAsk: (changes: AddressChanges) => void;
}

/** The days, which sales are counted, and the year that they are compared with. */
export function ReportAsks({ report, view, answer, reps, onAsk }: ReportAsksProps) {
  const { from, to, period, kind, closedOnly, against } = view;
  const year = Number(from.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(year - 1 - back));
  return (
    <div className="report-asks no-print">
      <ReportPeriod key={`${from} ${to}`} period={view} onGo={(days) => onAsk(addressOfDays(days))} />
      <PeriodPresets period={period} onAsk={onAsk} />
      <div className="filter-bar">
        <ChoiceChip name="Compared with" words={against === undefined ? '' : String(against)} choices={years.map((value) => ({ value, label: value }))} chosen={String(against ?? '')} onChoose={(value) => onAsk({ against: value })} />
        <OfAsks report={report} view={view} answer={answer} reps={reps} onAsk={onAsk} />
        <SalesAsks kind={kind} closedOnly={closedOnly} onAsk={onAsk} />
      </div>
    </div>
  );
}
