import { TickIcon, WarningSignIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import type { MonthAnswer } from '../../../backend/accounting/closing/closing.dto.js';
import type { JournalAccount } from '../../../backend/accounting/journal/journal.rules.js';
import { FiguresTable, type FiguresColumn } from '../../kit/chart/figures-table.js';
import { Nothing } from '../../kit/detail/detail-columns.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';
import { periodOf } from '../../kit/period/period.js';
import { addDays } from '../../../backend/platform/calendar/day.rules.js';

/** What is looked at before the month is closed, and what it comes to. */
export function MonthCards({ month }: { readonly month: MonthAnswer }) {
  const { checks, frozen, closed, over } = month;
  const { accounts, debit, credit, booked } = frozen ?? month;
  const note = closed ? `frozen, ${formatCount(booked)} contracts` : `${formatCount(booked)} contracts, live`;
  return (
    <div className="journal-columns">
      <Section title="Check list" note={over || closed ? undefined : 'the month is not over yet'}>
        <ul className="closing-checks">
          {checks.map(({ name, ok, detail }) => (
            <li key={name} data-ok={ok}>
              {ok ? <TickIcon title="Holds" /> : <WarningSignIcon title="Does not hold" />}
              <span>
                <b>{name}</b>
                <span>{detail}</span>
              </span>
            </li>
          ))}
          {month.holds !== null && (
            <li data-ok={month.holds}>
              {month.holds ? <TickIcon title="Holds" /> : <WarningSignIcon title="Does not hold" />}
              <span>
                <b>The journal of the month is what was frozen</b>
                <span>{month.holds ? 'To the cent' : `${formatMoney(month.debit)} by the journal, ${formatMoney(debit)} frozen`}</span>
              </span>
            </li>
          )}
        </ul>
        <Link to={`/admin/accounting-journal?period=${periodOf(daysOf(month.month))}`}>Open its journal</Link>
      </Section>
      <Section title="What it comes to" note={note}>
        {accounts.length === 0 ? (
          <Nothing text="Nothing is booked in this month." />
        ) : (
          <div className="figures-scroll" tabIndex={0} role="group" aria-label="Accounts">
            <FiguresTable columns={columnsWith(debit, credit)} rows={accounts} keyOf={({ glCode }) => glCode} />
          </div>
        )}
      </Section>
    </div>
  );
}

function columnsWith(debit: string, credit: string): readonly FiguresColumn<JournalAccount>[] {
  const amountOf = (amount: string) => (amount === '0.00' ? '' : formatMoney(amount));
  return [
    { head: 'Account', cell: ({ glCode }) => glCode, total: 'Total' },
    { head: 'Lines', figure: true, cell: ({ count }) => formatCount(count) },
    { head: 'Debit', figure: true, cell: (account) => amountOf(account.debit), total: formatMoney(debit) },
    { head: 'Credit', figure: true, cell: (account) => amountOf(account.credit), total: formatMoney(credit) },
  ];
}

function daysOf(month: string): { readonly from: string; readonly to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}
