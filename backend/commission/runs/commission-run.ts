import { Decimal } from 'decimal.js';
import { CommissionRunApproved, CommissionRunPaid, CommissionRunPartPrepared, CommissionRunPrepared, CommissionRunReopened, CommissionStatementsMailed, type CommissionRunEvent, type FrozenRun, type RunPart } from '../../../events/commission/commission-run.events.js';
import { salesPaidBy } from '../../../events/commission/sales-in-run.rules.js';
import type { RunStatus } from '../../../events/commission/commission-run.fields.js';
import { contextOf, type Aggregate } from '../../platform/commands/aggregate.js';
import type { EnrichmentOf } from '../../platform/commands/command.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { paysNobody } from '../rules/pays-nobody.rules.js';
import { ApproveCommissionRun, MailCommissionStatements, PayCommissionRun, PrepareCommissionRun, PrepareCommissionRunPart, ReopenCommissionRun, type AnyCommissionRunCommand } from './commission-run.commands.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';

export interface CommissionRun {
  readonly status: RunStatus;
  readonly report: string;
  readonly payDate: string;
  /** The last day of its pay period, as it was prepared. */
  readonly to: string;
  /** `user 7` */
  readonly preparedBy: string;
  /** What no other run may pay, adjust or take up; nothing while it is open. */
  readonly claimed: readonly string[];
  /** What paying it does to the reserves. */
  readonly reserves: NonNullable<FrozenRun['reserves']>;
  /** Parts of large runs that wait for the event that makes them count, by draft: two people may write at the same moment. */
  readonly drafts: Readonly<Record<string, { readonly parts: number; readonly claimed: readonly string[] }>>;
  /** Employees who were sent their statement. */
  readonly mailedTo: readonly number[];
}

/** `sales-executive-weekly-2026-11-20`: two people who prepare the same run write to one stream. */
export type PayRunId = string;

export function payRunIdOf({ report, payDate }: { readonly report: string; readonly payDate: string }): PayRunId {
  return `${report}-${payDate}`;
}

/** Of `sales-executive-weekly-2026-11-20`. */
export function payDateOf(payRunId: PayRunId): string {
  return payRunId.slice(-'2026-11-20'.length);
}

/** A contract is paid once in its life, an adjustment made once, a rest taken up once: by whichever run of the report claims it. */
export function claimedBy({ report, lines, adjustments = [], carries = [] }: Pick<FrozenRun, 'report' | 'adjustments' | 'carries'> & Parameters<typeof salesPaidBy>[0]): readonly string[] {
  const taken = carries.filter(({ way }) => way === 'in');
  return [
    ...salesPaidBy({ lines }).map((sale) => `${report}/${sale}`),
    ...adjustments.map(({ payRunId, kind, contractId, employeeId, number }) => `${report}/adjusts ${payRunId} ${kind}-${contractId}-${employeeId} ${number}`),
    ...taken.map(({ payRunId, employeeId }) => `${report}/takes up ${payRunId} ${employeeId}`),
  ];
}

/** Of a run that was prepared before reserves were accounts, and kept no rates: what its lines keep back. */
function withheldBy({ lines, rates }: FrozenRun): CommissionRun['reserves'] {
  if (rates) return [];
  const people = new Map(lines.map(({ employeeId, employeeName }) => [employeeId, employeeName]));
  return [...people].flatMap(([employeeId, employeeName]) => {
    const withheld = lines.filter((line) => line.employeeId === employeeId).reduce((sum, { reserve }) => sum.plus(reserve), new Decimal(0));
    return withheld.isZero() ? [] : [{ employeeId, employeeName, withheld: withheld.toFixed(2), charged: '0.00' }];
  });
}

/** What is paid on a pay date: open, prepared, approved, paid. */
export const commissionRun: Aggregate<CommissionRun, AnyCommissionRunCommand, CommissionRunEvent, PayRunId> = {
  category: 'commissionRun',
  noun: 'pay run',
  idFrom: String,
  initial: { status: 'Open', report: '', payDate: '', to: '', preparedBy: '', claimed: [], reserves: [], drafts: {}, mailedTo: [] },
  exists: ({ report }) => report !== '',
  begins: [PrepareCommissionRunPart, PrepareCommissionRun],
  sensitive: {},

  decide(command, state, context) {
    const of = { report: state.report, payDate: state.payDate };
    if (command instanceof PrepareCommissionRunPart) {
      const { to, part } = contextOf(command, context).given;
      return isOpen(state, to, context.issued.today) ? [CommissionRunPartPrepared(part)] : [];
    }
    if (command instanceof PrepareCommissionRun) {
      const { given } = contextOf(command, context);
      if (!isOpen(state, given.to, context.issued.today)) return [];
      if (paysNobody(given)) throw new Refusal('No contract of this pay period pays a commission', { field: 'payDate' });
      requireParts(state, given);
      return [CommissionRunPrepared(given)];
    }
    if (command instanceof ApproveCommissionRun) {
      if (state.status === 'Approved') return [];
      if (state.status === 'Paid') throw already(state);
      if (state.status === 'Open') throw notYet(state, 'prepared');
      const { secondPerson } = contextOf(command, context).given;
      if (secondPerson && state.preparedBy === who(context.issued.actor)) throw new Refusal('Somebody else than who prepared a pay run approves it', { status: 403 });
      return [CommissionRunApproved(of)];
    }
    if (command instanceof PayCommissionRun) {
      if (state.status === 'Paid') throw already(state);
      if (state.status !== 'Approved') throw notYet(state, 'approved');
      const { today } = context.issued;
      const paidOn = command.paidOn ?? (state.payDate < today ? state.payDate : today);
      if (paidOn > today) throw new Refusal('A pay run is paid today or was before', { field: 'paidOn' });
      if (paidOn <= state.to) throw new Refusal(`A pay run is paid after its pay period, which ended on ${dayInWords(state.to)}`, { field: 'paidOn' });
      requireReserves(state, contextOf(command, context).given);
      return [CommissionRunPaid({ ...of, paidOn, reference: command.reference ?? '', ...(state.reserves.length > 0 && { reserves: state.reserves }) })];
    }
    if (command instanceof ReopenCommissionRun) {
      if (state.status === 'Open') return [];
      if (state.status === 'Paid') throw new Refusal(`The pay run of ${dayInWords(state.payDate)} is paid: nothing of it changes any more`, { status: 409 });
      return [CommissionRunReopened({ ...of, reason: command.reason })];
    }
    if (command instanceof MailCommissionStatements) {
      if (state.status !== 'Paid') throw notYet(state, 'paid');
      return [CommissionStatementsMailed({ ...of, people: peopleMailed(state, command, contextOf(command, context).given) })];
    }
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'CommissionRunPartPrepared':
        return { ...state, report: event.data.report, payDate: event.data.payDate, drafts: { ...state.drafts, [event.data.draft]: withPart(state, event.data) } };
      case 'CommissionRunPrepared':
        return {
          ...{ status: 'Prepared', report: event.data.report, payDate: event.data.payDate, to: event.data.to, preparedBy: who(event.metadata.actor) },
          claimed: [...new Set([...draftOf(state, event.data).claimed, ...claimedBy(event.data)])],
          reserves: event.data.reserves ?? withheldBy(event.data),
          ...{ drafts: {}, mailedTo: [] },
        };
      case 'CommissionRunApproved':
        return { ...state, status: 'Approved' };
      case 'CommissionRunPaid':
        return { ...state, status: 'Paid' };
      case 'CommissionRunReopened':
        return { ...state, status: 'Open', claimed: [], reserves: [] };
      case 'CommissionStatementsMailed':
        return { ...state, mailedTo: [...new Set([...state.mailedTo, ...event.data.people.map(({ employeeId }) => employeeId)])] };
      default:
        return event satisfies never;
    }
  },

  describe({ type, data }) {
    switch (type) {
      case 'CommissionRunPartPrepared':
        return { title: 'A part worked out', changes: [] };
      case 'CommissionRunPrepared':
        return { title: data.parts ? preparedInParts(data, data.parts.count) : `Prepared with ${data.lines.length} lines`, changes: [] };
      case 'CommissionRunApproved':
        return { title: 'Approved', changes: [] };
      case 'CommissionRunPaid':
        return { title: `Paid on ${dayInWords(data.paidOn)}`, changes: [] };
      case 'CommissionRunReopened':
        return { title: 'Reopened', changes: [], reason: data.reason };
      case 'CommissionStatementsMailed':
        return { title: `Statements mailed to ${data.people.map(({ employeeName }) => employeeName).join(', ')}`, changes: [] };
      default:
        return data satisfies never;
    }
  },
};

/** An older version kept the last part in the event itself. */
function preparedInParts({ lines, leftOut, held, adjustments = [] }: FrozenRun, before: number): string {
  const count = lines.length + leftOut.length + held.length + adjustments.length > 0 ? before + 1 : before;
  return count === 1 ? 'Prepared in one part' : `Prepared in ${count} parts`;
}

const NO_PARTS = { parts: 0, claimed: [] } as const;

function draftOf({ drafts }: CommissionRun, { parts }: FrozenRun): CommissionRun['drafts'][string] {
  return (parts && drafts[parts.draft]) ?? NO_PARTS;
}

function withPart({ drafts }: CommissionRun, part: RunPart): CommissionRun['drafts'][string] {
  const before = drafts[part.draft] ?? NO_PARTS;
  return { parts: before.parts + 1, claimed: [...before.claimed, ...claimedBy(part)] };
}

/** Somebody else has prepared, or reopened, the run since its parts were written. */
function requireParts(state: CommissionRun, given: FrozenRun): void {
  if (given.parts && draftOf(state, given).parts !== given.parts.count) throw new Refusal('Somebody else has just prepared this pay run. Please try again.', { status: 409, code: 'contended' });
}

/** @returns false where it is prepared already @throws Refusal where it is past that, or its period is not over: a contract of today may still come */
function isOpen(state: CommissionRun, to: string, today: string): boolean {
  if (state.status === 'Prepared') return false;
  if (state.status !== 'Open') throw already(state);
  if (to >= today) throw new Refusal(`The pay period ends on ${dayInWords(to)}: prepare its run after that day`, { status: 409, field: 'payDate' });
  return true;
}

/** A reserve never goes below zero: what was released since the run was prepared is not there to be charged. */
function requireReserves({ reserves }: CommissionRun, balances: ReadonlyMap<number, string>): void {
  const short = reserves.find(({ employeeId, charged }) => new Decimal(charged).gt(Decimal.max(0, balances.get(employeeId) ?? 0)));
  if (short) throw new Refusal(`The reserve of ${short.employeeName} holds ${balances.get(short.employeeId) ?? '0.00'}, and the run takes ${short.charged} of it: reopen the run and prepare it again`, { status: 409 });
}

/** @throws Refusal that names who is not paid, is not reached, or was sent theirs before */
function peopleMailed({ mailedTo }: CommissionRun, { employeeIds, again = false }: MailCommissionStatements, paid: EnrichmentOf<MailCommissionStatements>): { readonly employeeId: number; readonly employeeName: string }[] {
  const people = [...new Set(employeeIds)].map((employeeId) => {
    const receiver = paid.find((one) => one.employeeId === employeeId);
    if (!receiver) throw new Refusal(`The pay run pays employee ${employeeId} nothing`, { field: 'employeeIds' });
    if (!receiver.isReached) throw new Refusal(`No active user signs in as ${receiver.employeeName}: a statement goes to the address of a user`, { field: 'employeeIds' });
    return { employeeId, employeeName: receiver.employeeName };
  });
  const before = people.filter(({ employeeId }) => mailedTo.includes(employeeId));
  if (before.length > 0 && !again) throw new Refusal(`Was sent before: the statement of ${before.map(({ employeeName }) => employeeName).join(', ')}`, { status: 409, field: 'again' });
  return people;
}

function who({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind} ${id}`;
}

function already({ payDate, status }: CommissionRun): Refusal {
  return new Refusal(`The pay run of ${dayInWords(payDate)} is ${status.toLowerCase()} already`, { status: 409 });
}

function notYet({ payDate }: CommissionRun, needed: string): Refusal {
  return new Refusal(`The pay run of ${dayInWords(payDate)} has to be ${needed} first`, { status: 409 });
}
