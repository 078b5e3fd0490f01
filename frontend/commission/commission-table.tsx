import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { Fragment, useState } from 'react';
import type { CommissionLine, CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import '../kit/chart/chart.css';
import { formatDate } from '../kit/format/dates.js';
import { countOf, formatMoney, sumMoney } from '../kit/format/money.js';
import { formatPercent } from '../kit/format/percent.js';
import { AdjustmentRow, CarryRow } from './adjusted-rows.js';
import { ContractLink, saleKey } from './contract-link.js';
import { peopleOf, type PersonPaid } from './people-paid.js';
import { unpaidWords } from './period-words.js';

interface CommissionTableProps {
  readonly report: CommissionReport;
  /** Keys of lines with an open question. */
  readonly asked: ReadonlySet<string>;
  readonly moved: ReadonlySet<string>;
  /** Key of the line whose reasons are shown. */
  readonly open: string | undefined;
  readonly onOpen: (line: CommissionLine) => void;
}

/** More lines than this begin closed: the names and their sums are what is read first. */
const MOST_OPEN = 300;

/** Of a line: a manager has one of a contract, and so has the next. */
export function lineKey(line: CommissionLine): string {
  return `${saleKey(line)}-${line.employeeId}`;
}

/** Each employee with the sum of their lines, the lines below. */
export function CommissionTable({ report, asked, moved, open, onOpen }: CommissionTableProps) {
  const startsClosed = report.lines.length > MOST_OPEN;
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const people = peopleOf(report);
  const turn = (id: number) => setTurned((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  return (
    <table className="figures commission-table">
      <thead>
        <tr>
          <th scope="col">Contract</th>
          <th scope="col">{report.report === 'sales-executive-monthly' ? 'Paid in full' : 'Date'}</th>
          <th scope="col" className="commission-spare">Buyer</th>
          <th scope="col" className="commission-spare">Unit or tier</th>
          <th scope="col" className="figure commission-first-out">Base</th>
          <th scope="col" className="figure commission-spare">Deposit</th>
          <th scope="col" className="figure">Rate</th>
          <th scope="col" className="commission-why">Why this rate</th>
          <th scope="col" className="figure">Commission</th>
          <th scope="col" className="figure commission-first-out">Reserve</th>
          <th scope="col" className="figure">Net</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => {
          const { employeeId, employeeName, lines, adjustments, carries } = person;
          const isOpen = turned.has(employeeId) === startsClosed;
          return (
            <Fragment key={employeeId}>
              <tr className="commission-person">
                <th scope="rowgroup" colSpan={2}>
                  <button type="button" aria-expanded={isOpen} onClick={() => turn(employeeId)}>
                    {isOpen ? <ChevronDownIcon size={12} aria-hidden /> : <ChevronRightIcon size={12} className="mirrored" aria-hidden />}
                    <span>
                      {employeeName} <small>{countWords(person)}</small>
                    </span>
                  </button>
                  {report.run && report.run.status !== 'Open' && (
                    <a className="commission-statement no-print" href={`/api/Commission/runs/${report.run.payRunId}/statements/${employeeId}`} target="_blank" rel="noreferrer" aria-label={`PDF statement of ${employeeName}`}>
                      PDF
                    </a>
                  )}
                </th>
                <td className="commission-spare" />
                <td className="commission-spare" />
                <Sum amounts={lines} field="base" />
                <td className="commission-spare" />
                <td />
                <td className="commission-why" />
                <Sum amounts={[...lines, ...adjustments, ...carries]} field="commission" />
                <Sum amounts={[...lines, ...adjustments, ...carries]} field="reserve" />
                <Sum amounts={[...lines, ...adjustments, ...carries]} field="net" />
              </tr>
              {isOpen && lines.map((line) => <Line key={lineKey(line)} line={line} asked={asked.has(lineKey(line))} moved={moved.has(saleKey(line))} isOpen={lineKey(line) === open} onOpen={onOpen} />)}
              {isOpen && adjustments.map((one) => <AdjustmentRow key={`${saleKey(one)} ${one.payRunId}`} adjustment={one} />)}
              {isOpen && carries.map((one) => <CarryRow key={`${one.way} ${one.payRunId}`} carry={one} />)}
            </Fragment>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>Total</td>
          <td className="commission-spare" />
          <td className="commission-spare" />
          <td className="figure commission-first-out">{formatMoney(report.totals.base)}</td>
          <td className="commission-spare" />
          <td />
          <td className="commission-why">
            <small>{unpaidWords(report)}</small>
          </td>
          <td className="figure">{formatMoney(report.totals.commission)}</td>
          <td className="figure commission-first-out">{formatMoney(report.totals.reserve)}</td>
          <td className="figure">{formatMoney(report.totals.net)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface LineProps extends Pick<CommissionTableProps, 'onOpen'> {
  readonly line: CommissionLine;
  readonly asked: boolean;
  readonly moved: boolean;
  readonly isOpen: boolean;
}

function Line({ line, asked, moved, isOpen, onOpen }: LineProps) {
  return (
    <tr className={moved ? 'commission-moved' : undefined} aria-current={isOpen || undefined}>
      <td>
        <ContractLink {...line} />
      </td>
      <td>{formatDate(line.date)}</td>
      <td className="commission-spare commission-cut">{line.buyer}</td>
      <td className="commission-spare commission-cut">{line.what}</td>
      <td className="figure commission-first-out">{formatMoney(line.base)}</td>
      <td className="figure commission-spare">{formatPercent(line.putDown)}</td>
      <td className="figure">
        <button type="button" className="link-button commission-rate" aria-label={`Why ${formatPercent(line.rate)} for contract ${line.contractId}`} aria-expanded={isOpen} onClick={() => onOpen(line)}>
          {formatPercent(line.rate)}
        </button>
      </td>
      <td className="commission-why">
        {asked && <span className="commission-carried">Question open</span>}
        {line.carried && (
          <span className="commission-carried" data-tip={line.carried} aria-description={line.carried}>
            Carried over
          </span>
        )}
        {line.why}
      </td>
      <td className="figure">{formatMoney(line.commission)}</td>
      <td className="figure commission-first-out">{formatMoney(line.reserve)}</td>
      <td className="figure">{formatMoney(line.net)}</td>
    </tr>
  );
}

function Sum<Field extends 'base' | 'commission' | 'reserve' | 'net'>({ amounts, field }: { readonly amounts: readonly Readonly<Record<Field, string>>[]; readonly field: Field }) {
  return <td className={`figure ${field === 'base' || field === 'reserve' ? 'commission-first-out' : ''}`}>{formatMoney(sumMoney(amounts.map((one) => one[field])))}</td>;
}

function countWords({ lines, adjustments }: PersonPaid): string {
  const contracts = countOf(lines.length, { one: 'contract', many: 'contracts' });
  if (adjustments.length === 0) return contracts;
  const adjusted = countOf(adjustments.length, { one: 'adjustment', many: 'adjustments' });
  return lines.length === 0 ? adjusted : `${contracts}, ${adjusted}`;
}
