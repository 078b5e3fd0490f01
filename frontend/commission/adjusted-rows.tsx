import { Link } from 'react-router-dom';
import type { CommissionAdjustment, CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { formatDate } from '../kit/format/dates.js';
import { formatMoney } from '../kit/format/money.js';
import { ContractLink } from './contract-link.js';

/** A contract of an earlier run: what was paid then, what is due now, and what says so. */
export function AdjustmentRow({ adjustment }: { readonly adjustment: CommissionAdjustment }) {
  const { kind, contractId, payRunId, buyer, what, paid, due, cause, facts } = adjustment;
  const newest = facts.toSorted((one, other) => other.version - one.version)[0];
  return (
    <tr className="commission-adjusted">
      <td>
        <ContractLink kind={kind} contractId={contractId} />
      </td>
      <td>
        <RunLink payRunId={payRunId} />
        <small className="commission-narrow">{cause}</small>
      </td>
      <td className="commission-spare commission-cut">{buyer}</td>
      <td className="commission-spare commission-cut">{what}</td>
      <td className="commission-first-out" />
      <td className="commission-spare" />
      <td />
      <td className="commission-why">
        <b>{cause}</b>{' '}
        {newest && (
          <small>
            (<ContractLink kind={kind} contractId={contractId} version={newest.version} words={`version ${newest.version}`} />, {formatDate(newest.on)})
          </small>
        )}
        <small className="commission-then">
          paid {formatMoney(paid)}, due {formatMoney(due)}
        </small>
      </td>
      <Amounts {...adjustment} />
    </tr>
  );
}

const restWords = { in: 'Still to be taken back', out: 'Left for the next run' };

/** What could not be taken back from one run is taken back from the next. */
export function CarryRow({ carry }: { readonly carry: CommissionReport['carries'][number] }) {
  return (
    <tr className="commission-adjusted">
      <td />
      <td>
        {carry.way === 'in' && <RunLink payRunId={carry.payRunId} />}
        <small className="commission-narrow">{restWords[carry.way]}</small>
      </td>
      <td className="commission-spare" />
      <td className="commission-spare" />
      <td className="commission-first-out" />
      <td className="commission-spare" />
      <td />
      <td className="commission-why">
        <b>{restWords[carry.way]}</b>
        {carry.way === 'out' && <small className="commission-then">no run pays below 0.00</small>}
      </td>
      <Amounts {...carry} />
    </tr>
  );
}

function Amounts({ commission, reserve, net }: Pick<CommissionAdjustment, 'commission' | 'reserve' | 'net'>) {
  return (
    <>
      <td className="figure">{signed(commission)}</td>
      <td className="figure commission-first-out">{signed(reserve)}</td>
      <td className="figure">{signed(net)}</td>
    </>
  );
}

/** A gain says so: it stands among amounts that are none. */
export function signed(amount: string): string {
  return `${Number(amount) > 0 ? '+' : ''}${formatMoney(amount)}`;
}

/** `sales-executive-weekly-2026-11-20` */
function RunLink({ payRunId }: { readonly payRunId: string }) {
  const payDate = payRunId.slice(-'2026-11-20'.length);
  return (
    <Link to={`/admin/commission?report=${payRunId.slice(0, -payDate.length - 1)}&payDate=${payDate}`} aria-label={`Pay run of ${formatDate(payDate)}`}>
      {formatDate(payDate)}
    </Link>
  );
}
