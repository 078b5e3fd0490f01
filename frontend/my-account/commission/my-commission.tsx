import { useState } from 'react';
import type { OwnOverview, OwnStatement } from '../../../backend/commission/own/own-commission.dto.js';
import { monthlyPayDates, weeklyPayDates } from '../../../backend/commission/rules/pay-dates.rules.js';
import { FiguresTable } from '../../kit/chart/figures-table.js';
import { SelectBox } from '../../kit/form/fields/select-box.js';
import { formatDate, today } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import { asProblem } from '../../server/problem.js';
import { MyLines } from './my-lines.js';
import { useMyLines, useMyOverview } from './use-my-commission.js';
import './my-commission.css';

const reports = [
  { report: 'sales-executive-weekly', words: 'Sales Executive Weekly', dates: weeklyPayDates },
  { report: 'sales-executive-monthly', words: 'Sales Executive Monthly', dates: monthlyPayDates },
  { report: 'manager-overrides', words: 'Manager Overrides & Commissions', dates: weeklyPayDates },
] as const;

/** What I am paid, where the company shows it; nobody else's. */
export function MyCommission() {
  const { data, error, refetch } = useMyOverview();
  if (error && !data) return <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />;
  if (!data?.employee) return null;
  return <OwnCard employee={data.employee} statements={data.statements} />;
}

interface OwnCardProps {
  readonly employee: NonNullable<OwnOverview['employee']>;
  readonly statements: OwnOverview['statements'];
}

function OwnCard({ employee, statements }: OwnCardProps) {
  const offered = reports.filter(({ report }) => employee.isSalesManager || report !== 'manager-overrides');
  const [name, setName] = useState<string>(reports[0].report);
  const { report, dates } = offered.find((one) => one.report === name) ?? offered[0]!;
  const days = dates(today());
  const [chosen, setChosen] = useState('');
  const payDate = days.find((day) => day === chosen) ?? days[0]!;
  const { data, error, refetch, isPlaceholderData } = useMyLines(report, payDate);
  return (
    <Section title="My commission" note={`as ${employee.fullName}`} className="my-commission">
      <div className="my-commission-asks no-print">
        <SelectBox aria-label="Report" value={report} onChange={({ target }) => setName(target.value)}>
          {offered.map((one) => (
            <option key={one.report} value={one.report}>
              {one.words}
            </option>
          ))}
        </SelectBox>
        <SelectBox aria-label="Pay period" value={payDate} onChange={({ target }) => setChosen(target.value)}>
          {days.map((day) => (
            <option key={day} value={day}>
              {formatDate(day)}
            </option>
          ))}
        </SelectBox>
      </div>
      {error && !data && <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />}
      {!data && !error && <span className="bone my-commission-bone" aria-label="Loading" />}
      {data && (
        <div aria-busy={isPlaceholderData}>
          <MyLines own={data} />
        </div>
      )}
      <h3>Statements</h3>
      {statements.length === 0 ? <p className="my-commission-none">Nothing was paid to you yet. The statement of a pay run stands here once it is paid.</p> : <Statements statements={statements} />}
    </Section>
  );
}

function Statements({ statements }: { readonly statements: readonly OwnStatement[] }) {
  return (
    <div className="figures-room">
      <div className="figures-scroll" tabIndex={0} role="group" aria-label="Statements">
        <FiguresTable
          rows={statements}
          keyOf={({ payRunId }) => payRunId}
          columns={[
            { head: 'Pay date', cell: ({ payDate }) => formatDate(payDate) },
            { head: 'Report', cell: ({ title }) => title },
            { head: 'Paid on', cell: ({ paidOn }) => formatDate(paidOn), className: 'figures-spare' },
            { head: 'Commission', cell: ({ commission }) => formatMoney(commission), figure: true, className: 'figures-spare' },
            { head: 'Reserve', cell: ({ reserve }) => formatMoney(reserve), figure: true, className: 'figures-spare' },
            { head: 'Net', cell: ({ net }) => formatMoney(net), figure: true },
            { head: 'Paper', cell: (one) => <Paper {...one} /> },
          ]}
        />
      </div>
    </div>
  );
}

function Paper({ payRunId, title, payDate }: OwnStatement) {
  return (
    <a href={`/api/Commission/Mine/Statements/${payRunId}`} target="_blank" rel="noreferrer" aria-label={`PDF statement, ${title}, ${formatDate(payDate)}`}>
      PDF
    </a>
  );
}
