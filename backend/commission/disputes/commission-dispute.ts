import { CommissionDisputeSettled, CommissionLineDisputed, type CommissionDisputeEvent } from '../../../events/commission/commission-dispute.events.js';
import type { DisputeStatus } from '../../../events/commission/commission-dispute.fields.js';
import { contextOf, type Aggregate } from '../../platform/commands/aggregate.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { SettleDispute, WriteDisputeNote, type AnyDisputeCommand } from './commission-dispute.commands.js';

export interface CommissionDispute {
  readonly status: DisputeStatus | null;
}

/** What is asked and answered about a line. The id is `<report>-<pay date>-<kind>-<contract>-<employee>`. */
export const commissionDispute: Aggregate<CommissionDispute, AnyDisputeCommand, CommissionDisputeEvent, string> = {
  category: 'commissionDispute',
  noun: 'dispute',
  idFrom: String,
  initial: { status: null },
  exists: ({ status }) => status !== null,
  begins: [WriteDisputeNote],
  sensitive: {},

  decide(command, { status }, context) {
    if (command instanceof WriteDisputeNote) return [CommissionLineDisputed({ ...contextOf(command, context).given, note: command.note })];
    if (command instanceof SettleDispute) {
      if (status === 'Settled') throw new Refusal('This dispute is settled already', { status: 409 });
      return [CommissionDisputeSettled({ note: command.note })];
    }
    return command satisfies never;
  },

  evolve(_, { type }) {
    switch (type) {
      case 'CommissionLineDisputed':
        return { status: 'Open' };
      case 'CommissionDisputeSettled':
        return { status: 'Settled' };
      default:
        return type satisfies never;
    }
  },

  describe({ type, data }) {
    return { title: type === 'CommissionDisputeSettled' ? 'Settled' : 'Asked or answered', changes: [], reason: data.note };
  },
};
