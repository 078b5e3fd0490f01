import { Link } from 'react-router-dom';
import type { RepCommission, RepSale } from '../../../backend/commission/rep/rep-commission.dto.js';
import '../../kit/chart/chart.css';
import { formatDate } from '../../kit/format/dates.js';
import { countOf, formatMoney, sumMoney } from '../../kit/format/money.js';
import { formatPercent } from '../../kit/format/percent.js';
import type { LiveAnswer } from '../../kit/live-answer/use-live-answer.js';
import { EmptyNotice, ProblemNotice } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import { StatusDot } from '../../kit/status/status.js';
import { useSession } from '../../server/session.js';
import './rep.css';

interface RepSalesProps {
  readonly commission: LiveAnswer<RepCommission>;
  readonly byPayDate: boolean;
  readonly onTurn: (byPayDate: boolean) => void;
}

const contracts = { one: 'contract', many: 'contracts' } as const;
const pages = { resale: ['/admin/contracts-detail', 'Contracts_Detail'], membership: ['/admin/epic-contracts-detail', 'Epic_Contracts_Detail'] } as const;

/** What the weekly rule gives for each contract of a rep, or for all of a pay date. */
export function RepSales({ commission: { answer, problem, retry, isOld }, byPayDate, onTurn }: RepSalesProps) {
  const swap = (
    <button type="button" className="link-button" onClick={() => onTurn(!byPayDate)}>
      {byPayDate ? 'By contract' : 'By pay date'}
    </button>
  );
  return (
    <Section title={byPayDate ? 'Commission by pay date' : 'Contracts of these days'} note={answer && !isOld ? countOf(answer.lines.length, contracts) : 'loading…'} action={swap}>
      {problem && !answer && <ProblemNotice problem={problem} retry={retry} />}
      {answer?.held && <EmptyNotice text={`${answer.held}: nobody knows whose these contracts are.`} />}
      {answer && !answer.held && answer.lines.length === 0 && <EmptyNotice text="No contract of these days names them as its sales agent." />}
      {answer && answer.lines.length > 0 && (
        <>
          <div className="figures-scroll" tabIndex={0} role="group" aria-label="Contracts and commission">
            {byPayDate ? <PayDates answer={answer} /> : <Contracts answer={answer} />}
          </div>
          <p className="rep-foot">These contracts name them as their sales agent; the figures above go by tours. Volume counts a membership with its closing costs, commission counts the purchase price alone. The rate is what the weekly rule gives on the facts of now; pay runs say what was paid.</p>
        </>
      )}
    </Section>
  );
}

function Contracts({ answer: { lines, totals } }: { readonly answer: RepCommission }) {
  const { may } = useSession();
  return (
    <table className="figures rep-sales">
      <thead>
        <tr>
          <th scope="col">Contract</th>
          <th scope="col">Date</th>
          <th scope="col">Buyer</th>
          <th scope="col">Sold</th>
          <th scope="col">Status</th>
          <th scope="col" className="figure">Base</th>
          <th scope="col" className="figure">Deposit</th>
          <th scope="col" className="figure">Rate</th>
          <th scope="col" className="figure">Commission</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const [page, permission] = pages[line.kind];
          return (
            <tr key={`${line.kind}-${line.contractId}`}>
              <th scope="row">{may(permission) ? <Link to={`${page}/${line.contractId}`}>{line.contractId}</Link> : line.contractId}</th>
              <td>{formatDate(line.date)}</td>
              <td>{line.buyer}</td>
              <td>{line.what}</td>
              <td>
                <StatusDot status={line.contractStatus} />
              </td>
              <td className="figure">{formatMoney(line.base)}</td>
              <td className="figure">{formatPercent(line.putDown)}</td>
              <td className="figure" title={line.why}>{line.rate === null ? 'left out' : formatPercent(line.rate)}</td>
              <td className="figure">{formatMoney(line.commission)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={5}>
            {`Total, ${countOf(lines.filter(({ rate }) => rate !== null).length, contracts)}`}
          </th>
          <td className="figure">{formatMoney(totals.base)}</td>
          <td />
          <td />
          <td className="figure">{formatMoney(totals.commission)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function PayDates({ answer: { lines, totals, employeeId } }: { readonly answer: RepCommission }) {
  const opensRuns = useSession().may('Commission_Main');
  const paid = lines.filter(({ rate }) => rate !== null);
  const dates = [...new Set(paid.map(({ payDate }) => payDate))].map((payDate) => [payDate, paid.filter((line) => line.payDate === payDate)] as const);
  const sum = (of: readonly RepSale[], field: 'base' | 'commission' | 'reserve' | 'net') => formatMoney(sumMoney(of.map((line) => line[field])));
  return (
    <table className="figures rep-sales">
      <thead>
        <tr>
          <th scope="col">Pay date</th>
          <th scope="col" className="figure">Contracts</th>
          <th scope="col" className="figure">Base</th>
          <th scope="col" className="figure">Commission</th>
          <th scope="col" className="figure">Reserve</th>
          <th scope="col" className="figure">Net</th>
        </tr>
      </thead>
      <tbody>
        {dates.map(([payDate, of]) => (
          <tr key={payDate}>
            <th scope="row">{opensRuns ? <Link to={`/admin/commission?report=sales-executive-weekly&payDate=${payDate}&employee=${employeeId}`}>{formatDate(payDate)}</Link> : formatDate(payDate)}</th>
            <td className="figure">{of.length}</td>
            <td className="figure">{sum(of, 'base')}</td>
            <td className="figure">{sum(of, 'commission')}</td>
            <td className="figure">{sum(of, 'reserve')}</td>
            <td className="figure">{sum(of, 'net')}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td className="figure">{dates.reduce((count, [, of]) => count + of.length, 0)}</td>
          <td className="figure">{formatMoney(totals.base)}</td>
          <td className="figure">{formatMoney(totals.commission)}</td>
          <td className="figure">{formatMoney(totals.reserve)}</td>
          <td className="figure">{formatMoney(totals.net)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
