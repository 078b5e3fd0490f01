import type { OwnCommission } from '../../../backend/commission/own/own-commission.dto.js';
import { FiguresTable } from '../../kit/chart/figures-table.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { formatPercent } from '../../kit/format/percent.js';

/** A line, an adjustment or a rest of what is taken back: they are paid together. */
interface OwnRow {
  readonly key: string;
  readonly contract: string;
  readonly date: string;
  readonly buyer: string;
  readonly base: string;
  readonly rate: string;
  readonly why: string;
  readonly commission: string;
  readonly reserve: string;
  readonly net: string;
}

/** What a pay date pays me, with why; what of mine it does not pay, with the reason. */
export function MyLines({ own }: { readonly own: OwnCommission }) {
  const { totals, unpaid, status, paidOn, from, to, report } = own;
  const rows = rowsOf(own);
  const days = `${report === 'sales-executive-monthly' ? 'Paid in full from' : 'Contracts of'} ${formatDate(from)} to ${formatDate(to)}`;
  return (
    <>
      <p className="my-commission-about">
        {days}. {status === 'Paid' ? `Paid on ${formatDate(paidOn)}.` : status === 'Open' ? 'Not prepared yet: lines move with their contracts.' : `${status}: not paid yet.`}
      </p>
      {rows.length === 0 ? (
        <p className="my-commission-none">No contract of yours pays a commission on this pay date.</p>
      ) : (
        <div className="figures-room">
          <div className="figures-scroll" tabIndex={0} role="group" aria-label="My lines">
            <FiguresTable
              rows={rows}
              keyOf={({ key }) => key}
              columns={[
                { head: 'Contract', cell: ({ contract }) => contract, total: 'Total' },
                { head: 'Date', cell: ({ date }) => date, className: 'figures-spare' },
                { head: 'Buyer', cell: ({ buyer }) => buyer, className: 'figures-spare' },
                { head: 'Base', cell: ({ base }) => base, figure: true, className: 'figures-spare' },
                { head: 'Rate', cell: ({ rate }) => rate, figure: true },
                { head: 'Why', cell: ({ why }) => why, className: 'figures-cut' },
                { head: 'Commission', cell: ({ commission }) => formatMoney(commission), figure: true, total: formatMoney(totals.commission) },
                { head: 'Reserve', cell: ({ reserve }) => formatMoney(reserve), figure: true, total: formatMoney(totals.reserve), className: 'figures-spare' },
                { head: 'Net', cell: ({ net }) => formatMoney(net), figure: true, total: formatMoney(totals.net) },
              ]}
            />
          </div>
        </div>
      )}
      {unpaid.length > 0 && (
        <>
          <h3>Not paid</h3>
          <ul className="plain-list my-commission-unpaid">
            {unpaid.map(({ kind, contractId, reason }) => (
              <li key={`${kind}-${contractId}`}>
                Contract {contractId}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function rowsOf({ lines, adjustments, carries }: OwnCommission): readonly OwnRow[] {
  const none = { date: '', buyer: '', base: '', rate: '' };
  return [
    ...lines.map(({ kind, contractId, date, base, rate, buyer, why, carried, commission, reserve, net }) => ({ key: `${kind}-${contractId}`, contract: String(contractId), date: formatDate(date), buyer, base: formatMoney(base), rate: formatPercent(rate), why: carried ? `${why}. Carried over: ${carried}` : why, commission, reserve, net })),
    ...adjustments.map(({ kind, contractId, payRunId, number, cause, paid, due, commission, reserve, net }) => ({ ...none, key: `adjusted ${payRunId} ${kind}-${contractId} ${number}`, contract: String(contractId), why: `Adjustment: ${cause}; paid ${formatMoney(paid)}, due ${formatMoney(due)}`, commission, reserve, net })),
    ...carries.map(({ way, payRunId, commission, reserve, net }) => ({ ...none, key: `${way} ${payRunId}`, contract: '', why: way === 'in' ? 'Still to be taken back from an earlier run' : 'Left to be taken back in the next run', commission, reserve, net })),
  ];
}
