import { CommissionRunApproved, CommissionRunPaid, CommissionRunPartPrepared, CommissionRunPrepared, CommissionRunReopened, CommissionStatementsMailed, type CommissionRunEvent, type FrozenRun } from '../../../events/commission/commission-run.events.js';
import { documentedCommissionRates } from '../../../events/company/commission-rates.rules.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf } from '../../platform/commands/command.js';
import { ratesOfCompany } from '../rules/rates-of-company.rules.js';
import { ApproveCommissionRun, MailCommissionStatements, PayCommissionRun, PrepareCommissionRun, PrepareCommissionRunPart, ReopenCommissionRun, type AnyCommissionRunCommand } from './commission-run.commands.js';
import { commissionRun } from './commission-run.js';
import { salesInRuns } from './sales-in-runs.js';

const of = { report: 'sales-executive-weekly', payDate: '2026-11-20' } as const;
const line = { kind: 'resale', contractId: 1018, date: '2026-11-13', base: '10000.00', employeeId: 3, employeeName: 'Dana Kim', putDown: '0.5', rate: '0.08', rule: '8%, half put down', why: '50% put down', commission: '800.00', reserve: '120.00', net: '680.00', asked: [], facts: [] } as const;
const frozen: FrozenRun = { ...of, from: '2026-11-12', to: '2026-11-18', ratesFrom: null, lines: [{ ...line, asked: [], facts: [] }], leftOut: [], held: [], secondPerson: false };
const rates = ratesOfCompany(documentedCommissionRates, []);
const issued = issuedWith('Accounting_Admin');
const paid = CommissionRunPaid({ ...of, paidOn: '2026-11-20', reference: 'ACH 77' });

function decide(command: AnyCommissionRunCommand, events: readonly ReturnType<typeof CommissionRunPartPrepared | typeof CommissionRunPrepared | typeof CommissionRunApproved | typeof CommissionRunPaid | typeof CommissionRunReopened | typeof CommissionStatementsMailed>[], given: unknown = new Map(), by = issued.actor) {
  const state = events.reduce((before, event) => commissionRun.evolve(before, { ...event, metadata: { actor: by } } as unknown as RecordedEvent<CommissionRunEvent>), commissionRun.initial);
  return commissionRun.decide(command, state, { id: 'sales-executive-weekly-2026-11-20', issued, given } as never);
}

const prepare = commandOf(PrepareCommissionRun, of);
const approve = commandOf(ApproveCommissionRun, {});
const pay = commandOf(PayCommissionRun, { reference: 'ACH 77' });
const reopen = commandOf(ReopenCommissionRun, { reason: 'A deposit was missing' });
const prepared = CommissionRunPrepared(frozen);
const approved = CommissionRunApproved(of);
const refused = (status: number) => expect.objectContaining({ options: expect.objectContaining({ status }) }) as Error;

describe('A pay run', () => {
  it('is prepared once, whoever asks again, approved, and paid on its pay date', () => {
    expect(decide(prepare, [], frozen)).toEqual([prepared]);
    expect(decide(prepare, [prepared], frozen)).toEqual([]);
    expect(decide(approve, [prepared])).toEqual([approved]);
    expect(decide(approve, [prepared, approved])).toEqual([]);
    const now = CommissionRunPrepared({ ...frozen, rates: rates as never });
    expect(decide(pay, [now, approved])).toEqual([paid]);
    expect(() => decide(commandOf(PayCommissionRun, { paidOn: '2026-11-21' }), [now, approved])).toThrow('A pay run is paid today or was before');
    expect(() => decide(commandOf(PayCommissionRun, { paidOn: frozen.to }), [now, approved])).toThrow('A pay run is paid after its pay period, which ended on');
  });

  it('that is paid before its pay date says the day of the payment where nobody says another', () => {
    const early = { ...of, payDate: '2026-11-27' } as const;
    const events = [CommissionRunPrepared({ ...frozen, ...early, rates: rates as never }), CommissionRunApproved(early)];
    expect(decide(pay, events)).toEqual([CommissionRunPaid({ ...paid.data, ...early, paidOn: '2026-11-20' })]);
  });

  it('withholds what its lines keep back where it was prepared before reserves were accounts', () => {
    const reserves = [{ employeeId: 3, employeeName: 'Dana Kim', withheld: '120.00', charged: '0.00' }];
    expect(decide(pay, [prepared, approved])).toEqual([CommissionRunPaid({ ...paid.data, reserves })]);
  });

  it('claims each of its contracts once for its report, and gives them back when it is reopened', () => {
    const after = (...events: readonly object[]) => events.reduce<typeof commissionRun.initial>((before, event) => commissionRun.evolve(before, { ...event, metadata: { actor: issued.actor } } as unknown as RecordedEvent<CommissionRunEvent>), commissionRun.initial);
    const two = CommissionRunPrepared({ ...frozen, lines: [{ ...line, asked: [], facts: [] }, { ...line, employeeId: 4, asked: [], facts: [] }] });
    expect(salesInRuns.keys(after(two))).toEqual(['sales-executive-weekly/resale-1018']);
    expect(salesInRuns.keys(after(two, CommissionRunReopened({ ...of, reason: 'x' })))).toEqual([]);
  });

  it('takes no step before the one before it, and none twice', () => {
    expect(() => decide(pay, [prepared])).toThrow(refused(409));
    expect(() => decide(pay, [prepared, approved, paid])).toThrow(refused(409));
    expect(() => decide(prepare, [prepared, approved], frozen)).toThrow(refused(409));
    expect(() => decide(prepare, [], { ...frozen, lines: [] })).toThrow('No contract of this pay period pays a commission');
  });

  it('is prepared when its pay period is over: a contract of today may still come', () => {
    expect(() => decide(prepare, [], { ...frozen, to: issued.today })).toThrow('The pay period ends on 11/20/2026: prepare its run after that day');
    expect(decide(prepare, [], { ...frozen, to: '2026-11-19' })).toHaveLength(1);
  });

  it('counts its parts only where the event that names them comes, and all of them are there', () => {
    const part = (draft: string, contractId: number) => CommissionRunPartPrepared({ ...of, draft, texts: [], lines: [{ ...line, contractId, asked: [], facts: [] }], leftOut: [], held: [] });
    const given = { to: frozen.to, part: part('mine', 1018).data };
    expect(decide(commandOf(PrepareCommissionRunPart, {}), [], given)).toEqual([part('mine', 1018)]);
    expect(decide(commandOf(PrepareCommissionRunPart, {}), [prepared], given)).toEqual([]);
    const both = [part('mine', 1018), part('theirs', 1019), part('mine', 1020)];
    const last: FrozenRun = { ...frozen, lines: [], parts: { draft: 'mine', count: 2 } };
    expect(() => decide(approve, both)).toThrow(refused(409));
    expect(() => decide(prepare, both, { ...last, parts: { draft: 'mine', count: 3 } })).toThrow('Somebody else has just prepared this pay run');
    expect(decide(prepare, both, last)).toEqual([CommissionRunPrepared(last)]);
    const state = [...both, CommissionRunPrepared(last)].reduce((before, event) => commissionRun.evolve(before, { ...event, metadata: { actor: issued.actor } } as unknown as RecordedEvent<CommissionRunEvent>), commissionRun.initial);
    expect(salesInRuns.keys(state)).toEqual(['sales-executive-weekly/resale-1018', 'sales-executive-weekly/resale-1020']);
  });

  it('mails its statements once it is paid, to who is paid and can be reached, and again only where that is asked for', () => {
    const receivers = [
      { employeeId: 3, employeeName: 'Dana Kim', isReached: true },
      { employeeId: 4, employeeName: "Sinéad O'Brien", isReached: false },
    ];
    const mail = (employeeIds: readonly number[], again?: boolean) => commandOf(MailCommissionStatements, { employeeIds: [...employeeIds], ...(again && { again }) });
    const mailed = CommissionStatementsMailed({ ...of, people: [{ employeeId: 3, employeeName: 'Dana Kim' }] });
    const done = [prepared, approved, paid];
    expect(() => decide(mail([3]), [prepared, approved], receivers)).toThrow(refused(409));
    expect(decide(mail([3, 3]), done, receivers)).toEqual([mailed]);
    expect(() => decide(mail([4]), done, receivers)).toThrow("No active user signs in as Sinéad O'Brien");
    expect(() => decide(mail([5]), done, receivers)).toThrow('The pay run pays employee 5 nothing');
    expect(() => decide(mail([3]), [...done, mailed], receivers)).toThrow('Was sent before: the statement of Dana Kim');
    expect(decide(mail([3], true), [...done, mailed], receivers)).toEqual([mailed]);
    expect(commissionRun.describe(mailed as unknown as RecordedEvent<CommissionRunEvent>)).toEqual({ title: 'Statements mailed to Dana Kim', changes: [] });
  });

  it('says in its history why it was reopened', () => {
    expect(commissionRun.describe(CommissionRunReopened({ ...of, reason: 'A deposit was missing' }) as never)).toMatchObject({ reason: 'A deposit was missing' });
  });

  it('does to the reserves what it was prepared with, and takes of none more than there is', () => {
    const reserves = [{ employeeId: 3, employeeName: 'Dana Kim', withheld: '120.00', charged: '80.00' }];
    const charging = [CommissionRunPrepared({ ...frozen, reserves }), approved];
    expect(decide(pay, charging, new Map([[3, '80.00']]))).toEqual([CommissionRunPaid({ ...paid.data, reserves })]);
    expect(() => decide(pay, charging, new Map([[3, '79.99']]))).toThrow('The reserve of Dana Kim holds 79.99, and the run takes 80.00 of it: reopen the run and prepare it again');
  });

  it('is reopened with a reason until it is paid, and never after', () => {
    const reopened = CommissionRunReopened({ ...of, reason: 'A deposit was missing' });
    expect(decide(reopen, [prepared, approved])).toEqual([reopened]);
    expect(decide(prepare, [prepared, approved, reopened], frozen)).toEqual([prepared]);
    expect(() => decide(reopen, [prepared, approved, paid])).toThrow(refused(409));
  });

  it('is approved by somebody else than who prepared it, where the company wants that', () => {
    // As it is wanted when it is approved, not as it was when it was prepared.
    expect(decide(approve, [CommissionRunPrepared({ ...frozen, secondPerson: true })])).toEqual([approved]);
    expect(() => decide(approve, [prepared], { secondPerson: true })).toThrow(refused(403));
    expect(decide(approve, [prepared], { secondPerson: true }, { kind: 'user', id: '99', name: 'Victor Lang' })).toEqual([approved]);
  });
});
