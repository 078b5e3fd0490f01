import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { Tried, TriedAnswer, TriedOfReport } from '../../../backend/commission/tried/tried.dto.js';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { formatDate } from '../../kit/format/dates.js';
import { countOf, formatMoney } from '../../kit/format/money.js';
import { EmptyNotice } from '../../kit/page/problem-notice.js';

interface TriedDialogProps {
  readonly answer: TriedAnswer;
  readonly onClose: () => void;
}

/** The last twelve months by the typed rates beside what was paid: by person, and by report. */
export function TriedDialog({ answer: { from, to, people, reports, total }, onClose }: TriedDialogProps) {
  return (
    <Dialog isOpen transitionDuration={0} onClose={onClose} title="The last twelve months by these rates" className="tried-dialog">
      <DialogBody>
        {people.length === 0 ? (
          <EmptyNotice text="No contract of the last twelve months pays a commission, so there is nothing to compare." />
        ) : (
          <>
            <p className="tried-about">
              Pay dates {formatDate(from)} to {formatDate(to)}. {paidWords(reports)} What paid runs took back or added later is in neither.
            </p>
            <div className="tried-tables figures-room">
              <div className="figures-scroll" tabIndex={0} role="group" aria-label="By employee">
                <FiguresTable columns={[{ head: 'Employee', cell: (row) => row.employeeName, total: 'Total' }, ...amountColumns(total)]} rows={people} keyOf={(row) => row.employeeId} />
              </div>
              <div className="figures-scroll" tabIndex={0} role="group" aria-label="By report">
                <FiguresTable columns={[{ head: 'Report', cell: (row) => row.title, total: 'Total' }, ...amountColumns(total)]} rows={reports} keyOf={(row) => row.report} />
              </div>
            </div>
          </>
        )}
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} />} />
    </Dialog>
  );
}

function amountColumns(total: Tried): readonly FiguresColumn<Tried>[] {
  const column = (head: string, of: (row: Tried) => string, className?: string): FiguresColumn<Tried> => ({ head, cell: (row) => formatMoney(of(row)), figure: true, total: formatMoney(of(total)), ...(className && { className }) });
  const change = (head: string, of: (row: Tried) => string, className?: string): FiguresColumn<Tried> => ({ head, cell: (row) => <Change amount={of(row)} />, figure: true, total: <Change amount={of(total)} />, ...(className && { className }) });
  return [
    column('Commission as it stands', ({ was }) => was.commission),
    column('By these rates', ({ tried }) => tried.commission, 'figures-spare'),
    change('Difference', ({ difference }) => difference.commission),
    column('Reserve as it stands', ({ was }) => was.reserve, 'figures-spare'),
    change('More or less reserve', ({ difference }) => difference.reserve, 'figures-spare'),
    column('Net as it stands', ({ was }) => was.net, 'figures-spare'),
    change('More or less net', ({ difference }) => difference.net, 'figures-spare'),
  ];
}

/** Signed, so that nobody has to compare two columns. */
function Change({ amount }: { readonly amount: string }) {
  const way = Number(amount) === 0 ? 'same' : amount.startsWith('-') ? 'less' : 'more';
  return <span className={`tried-${way}`}>{way === 'more' ? `+${formatMoney(amount)}` : formatMoney(amount)}</span>;
}

function paidWords(reports: readonly TriedOfReport[]): string {
  const sum = (field: 'paid' | 'unpaid') => reports.reduce((all, report) => all + report[field], 0);
  const paid = countOf(sum('paid'), { one: 'pay run counts as it was paid', many: 'pay runs count as they were paid' });
  const unpaid = countOf(sum('unpaid'), { one: 'pay date without a paid run', many: 'pay dates without a paid run' });
  return sum('unpaid') === 0 ? `${paid}.` : `${paid}; ${unpaid} by the rules that hold.`;
}
