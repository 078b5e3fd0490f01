import type { RecordedEvent } from '../../../events/kernel/event.js';
import { issuedWith } from '../../../test/support/issued.js';
import { send } from '../../../test/support/send.js';
import { vocabulary } from '../../../events/vocabulary.js';
import type { AccountingMonthEvent } from '../../../events/accounting/accounting-month.events.js';
import { commandOf } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import type { JournalFigures } from '../journal/journal.dto.js';
import { CloseMonth, ReopenMonth } from './accounting-month.commands.js';
import { accountingMonth, monthOf, type AccountingMonth } from './accounting-month.js';

const OCTOBER = 202610;
const issued = { ...issuedWith('Accounting_Admin'), today: '2026-11-05' };
const figures: JournalFigures = { from: '2026-10-01', to: '2026-10-31', clearingGlCode: '1100', clearingGlCodes: ['1100'], accounts: [{ glCode: '4010', count: 1, debit: '0.00', credit: '5.00' }, { glCode: '1100', count: 1, debit: '5.00', credit: '0.00' }], debit: '5.00', credit: '5.00', booked: 1, notReady: [], noSale: 0 };
const holds = [{ name: 'Points', ok: true, detail: '0 on the ledger' }];
const fails = [{ name: 'Codes', ok: false, detail: '2 not ready' }];

const close = (state: AccountingMonth, { checks = holds, reason, on = issued }: { checks?: typeof holds; reason?: string; on?: typeof issued } = {}) =>
  decide(send(accountingMonth, OCTOBER, commandOf(CloseMonth, reason ? { reason } : {}), { figures, checks }), state, on) as AccountingMonthEvent[];
const reopen = (state: AccountingMonth, newestClosed?: string) => decide(send(accountingMonth, OCTOBER, commandOf(ReopenMonth, { reason: 'Booked twice' }), { newestClosed }), state, issued) as AccountingMonthEvent[];
const after = (events: readonly AccountingMonthEvent[], state: AccountingMonth = null) => events.reduce((one, event) => accountingMonth.evolve(one, event as RecordedEvent<AccountingMonthEvent>), state);

describe('A month of the books', () => {
  it('is closed with what it came to and what was looked at', () => {
    const [event] = close(null);
    vocabulary.validate(event!);
    expect(event).toMatchObject({ type: 'MonthClosed', data: { month: '2026-10', closing: 1, kinds: ['resale', 'membership'], debit: '5.00', booked: 1, checks: holds } });
  });

  it('is closed once, and not before it is over', () => {
    expect(() => close(after(close(null)))).toThrow('October 2026 is closed already');
    expect(() => close(null, { on: { ...issued, today: '2026-10-31' } })).toThrow('October 2026 is not over yet');
  });

  it('asks why it is closed although a check does not hold', () => {
    expect(() => close(null, { checks: fails })).toThrow('Please say why the month is closed all the same: Codes: 2 not ready');
    expect(close(null, { checks: fails, reason: 'Both are disputed' })).toMatchObject([{ data: { reason: 'Both are disputed' } }]);
  });

  it('is reopened with a reason, and closed anew as another closing', () => {
    const closed = after(close(null));
    const open = after(reopen(closed, '2026-10'), closed);
    expect(open?.closed).toBe(false);
    expect(close(open)).toMatchObject([{ data: { closing: 2 } }]);
    expect(() => reopen(open)).toThrow('October 2026 is not closed');
  });

  it('is not reopened below a later month that may hold its differences', () => {
    expect(() => reopen(after(close(null)), '2026-11')).toThrow('November 2026 is closed, and may hold differences of October 2026: please reopen it first');
  });

  it('is known by its number', () => {
    expect([monthOf(202601), monthOf(202612)]).toEqual(['2026-01', '2026-12']);
  });
});
