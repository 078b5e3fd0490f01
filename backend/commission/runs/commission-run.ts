import { CommissionRunApproved, CommissionRunPaid, CommissionRunPrepared, CommissionRunReopened, type CommissionRunEvent, type FrozenRun } from '../../../events/commission/commission-run.events.js';
import type { RunStatus } from '../../../events/commission/commission-run.fields.js';
import { contextOf, type Aggregate } from '../../platform/commands/aggregate.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { ApproveCommissionRun, PayCommissionRun, PrepareCommissionRun, ReopenCommissionRun, type AnyCommissionRunCommand } from './commission-run.commands.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';

export interface CommissionRun {
  readonly status: RunStatus;
  readonly report: string;
  readonly payDate: string;
  /** `user 7` */
  readonly preparedBy: string;
  readonly secondPerson: boolean;
  /** The contracts that its lines pay, such as `resale-1018`; none while it is open. */
  readonly sales: readonly string[];
}

/** `sales-executive-weekly-2026-11-20`: two people who prepare the same run write to one stream. */
export type PayRunId = string;

export function payRunIdOf({ report, payDate }: { readonly report: string; readonly payDate: string }): PayRunId {
  return `${report}-${payDate}`;
}

/** A manager has a line of a contract, and so has the next: each contract once. */
export function salesPaidBy({ lines }: Pick<FrozenRun, 'lines'>): readonly string[] {
  return [...new Set(lines.map(({ kind, contractId }) => `${kind}-${contractId}`))];
}

/** What is paid on a pay date: open, prepared, approved, paid. */
export const commissionRun: Aggregate<CommissionRun, AnyCommissionRunCommand, CommissionRunEvent, PayRunId> = {
  category: 'commissionRun',
  noun: 'pay run',
  idFrom: String,
  initial: { status: 'Open', report: '', payDate: '', preparedBy: '', secondPerson: false, sales: [] },
  exists: ({ report }) => report !== '',
  begins: [PrepareCommissionRun],
  sensitive: {},

  decide(command, state, context) {
    const of = { report: state.report, payDate: state.payDate };
    if (command instanceof PrepareCommissionRun) {
      if (state.status === 'Prepared') return [];
      if (state.status !== 'Open') throw already(state);
      const { given } = contextOf(command, context);
      // A contract of today may still come.
      if (given.to >= context.issued.today) throw new Refusal(`The pay period ends on ${dayInWords(given.to)}: prepare its run after that day`, { status: 409, field: 'payDate' });
      if (given.lines.length === 0) throw new Refusal('No contract of this pay period pays a commission', { field: 'payDate' });
      return [CommissionRunPrepared(given)];
    }
    if (command instanceof ApproveCommissionRun) {
      if (state.status === 'Approved') return [];
      if (state.status === 'Paid') throw already(state);
      if (state.status === 'Open') throw notYet(state, 'prepared');
      if (state.secondPerson && state.preparedBy === who(context.issued.actor)) throw new Refusal('Somebody else than who prepared a pay run approves it', { status: 403 });
      return [CommissionRunApproved(of)];
    }
    if (command instanceof PayCommissionRun) {
      if (state.status === 'Paid') throw already(state);
      if (state.status !== 'Approved') throw notYet(state, 'approved');
      return [CommissionRunPaid({ ...of, paidOn: command.paidOn ?? state.payDate, reference: command.reference ?? '' })];
    }
    if (command instanceof ReopenCommissionRun) {
      if (state.status === 'Open') return [];
      if (state.status === 'Paid') throw new Refusal(`The pay run of ${dayInWords(state.payDate)} is paid: nothing of it changes any more`, { status: 409 });
      return [CommissionRunReopened({ ...of, reason: command.reason })];
    }
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'CommissionRunPrepared':
        return { status: 'Prepared', report: event.data.report, payDate: event.data.payDate, preparedBy: who(event.metadata.actor), secondPerson: event.data.secondPerson, sales: salesPaidBy(event.data) };
      case 'CommissionRunApproved':
        return { ...state, status: 'Approved' };
      case 'CommissionRunPaid':
        return { ...state, status: 'Paid' };
      case 'CommissionRunReopened':
        return { ...state, status: 'Open', sales: [] };
      default:
        return event satisfies never;
    }
  },

  describe({ type, data }) {
    switch (type) {
      case 'CommissionRunPrepared':
        return { title: `Prepared with ${data.lines.length} lines`, changes: [] };
      case 'CommissionRunApproved':
        return { title: 'Approved', changes: [] };
      case 'CommissionRunPaid':
        return { title: `Paid on ${dayInWords(data.paidOn)}`, changes: [] };
      case 'CommissionRunReopened':
        return { title: 'Reopened', changes: [], reason: data.reason };
      default:
        return data satisfies never;
    }
  },
};

function who({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind} ${id}`;
}

function already({ payDate, status }: CommissionRun): Refusal {
  return new Refusal(`The pay run of ${dayInWords(payDate)} is ${status.toLowerCase()} already`, { status: 409 });
}

function notYet({ payDate }: CommissionRun, needed: string): Refusal {
  return new Refusal(`The pay run of ${dayInWords(payDate)} has to be ${needed} first`, { status: 409 });
}
