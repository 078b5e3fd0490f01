import { Button, ButtonGroup } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { formatDate, today } from '../kit/format/dates.js';
import '../kit/filter/filter-chip.css';
import { SelectBox } from '../kit/form/fields/select-box.js';
import '../kit/list/filters/filter-bar.css';
import { isMonthlyReport, payDatesOf, type CommissionView } from './commission-view.js';
import { useCommissionEmployees } from './use-commission.js';

interface CommissionAsksProps {
  readonly view: CommissionView;
  readonly onView: (view: CommissionView) => void;
  readonly report: CommissionReport | undefined;
}

/** Which pay period, whose lines, and which of its contracts. */
export function CommissionAsks({ view, onView, report }: CommissionAsksProps) {
  const offered = payDatesOf(view.report, today());
  const dates = view.payDate && !offered.includes(view.payDate) ? [view.payDate, ...offered] : offered;
  const place = dates.indexOf(view.payDate);
  const go = (payDate: string | undefined) => payDate !== undefined && onView({ ...view, payDate, line: '' });
  return (
    <div className="filter-bar no-print">
      <ButtonGroup>
        <Button icon={<ChevronLeftIcon className="mirrored" />} aria-label="Earlier pay period" disabled={place === -1 || place === dates.length - 1} onClick={() => go(dates[place + 1])} />
        <SelectBox aria-label="Pay period" value={view.payDate} onChange={({ target }) => onView({ ...view, payDate: target.value, line: '' })}>
          <option value="">Select a pay period</option>
          {dates.map((day) => (
            <option key={day} value={day}>
              {formatDate(day)}
            </option>
          ))}
        </SelectBox>
        <Button icon={<ChevronRightIcon className="mirrored" />} aria-label="Later pay period" disabled={place <= 0} onClick={() => go(dates[place - 1])} />
      </ButtonGroup>
      <EmployeeSelect view={view} onView={onView} />
      {report && <Unpaid view={view} onView={onView} show="left-out" words="Left out" count={report.leftOut.length + report.peopleLeftOut.length} />}
      {report && <Unpaid view={view} onView={onView} show="held" words="Held" count={report.held.length} />}
      {report && <span className="sort-words">{periodWords(report)}</span>}
    </div>
  );
}

function EmployeeSelect({ view, onView }: Omit<CommissionAsksProps, 'report'>) {
  const ofManagers = view.report.startsWith('manager');
  const people = useCommissionEmployees().filter(({ isSalesRep, isSalesManager }) => (ofManagers ? isSalesManager : isSalesRep));
  return (
    <SelectBox aria-label="Employee" value={view.employee} onChange={({ target }) => onView({ ...view, employee: target.value, show: 'lines', line: '' })}>
      <option value="">{ofManagers ? 'All Sales Managers' : 'All Sales Reps'}</option>
      {people.map(({ employeeId, fullName }) => (
        <option key={employeeId} value={employeeId}>
          {fullName}
        </option>
      ))}
    </SelectBox>
  );
}

interface UnpaidProps extends Omit<CommissionAsksProps, 'report'> {
  readonly show: CommissionView['show'];
  readonly words: string;
  readonly count: number;
}

/** Counted and never silent, be there any or not. */
function Unpaid({ view, onView, show, words, count }: UnpaidProps) {
  const chosen = view.show === show;
  return (
    <button type="button" className={`chip commission-chip ${show === 'held' && count > 0 ? 'commission-held' : ''}`} aria-pressed={chosen} onClick={() => onView({ ...view, show: chosen ? 'lines' : show, line: '' })}>
      {words} {count}
    </button>
  );
}

function periodWords({ report, from, to, payDate }: CommissionReport): string {
  const what = isMonthlyReport(report) ? 'paid in full from' : 'contracts of';
  return `${what} ${formatDate(from)} to ${formatDate(to)}, pay date ${formatDate(payDate)}`;
}
