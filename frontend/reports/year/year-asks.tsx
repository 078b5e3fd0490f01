import type { ReportAnswer } from '../../../backend/reports/report.dto.js';
import { OfAsks } from '../asks/of-asks.js';
import { SalesAsks } from '../asks/sales-asks.js';
import type { AddressChanges } from '../../../backend/reports/report-view.rules.js';
import { addressOfBehind, type YearView } from '../../../backend/reports/year-view.rules.js';
import { YearSteps } from './year-steps.js';

interface YearAsksProps {
  readonly report: string;
  readonly view: YearView;
  readonly answer: ReportAnswer | undefined;
  /** Today, or the past day that is shown: later years are not known. */
  readonly lastDay: string;
  readonly onAsk: (changes: AddressChanges) => void;
}

/** The year beside the one before it, and which sales are counted. */
export function YearAsks({ report, view, answer, lastDay, onAsk }: YearAsksProps) {
  const { year, kind, closedOnly } = view;
  const last = Number(lastDay.slice(0, 4));
  const goTo = (next: number) => onAsk({ year: next === last ? undefined : String(next), ...addressOfBehind(undefined) });
  return (
    <div className="filter-bar no-print">
      <YearSteps year={year} last={last} onGo={goTo} />
      <OfAsks report={report} view={view} answer={answer} onAsk={onAsk} />
      <SalesAsks kind={kind} closedOnly={closedOnly} onAsk={onAsk} />
    </div>
  );
}
