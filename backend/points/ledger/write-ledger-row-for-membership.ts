import { MembershipPointsGivenBack, MembershipPointsTaken } from '../../../events/epic-contracts/epic-contract.events.js';
import { newYorkYear } from '../../../events/kernel/new-york-day.js';
import type { DebitOrCredit } from '../../../events/points/points.enums.js';
import { commandOf } from '../../platform/commands/command.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { PointsLedgerRowCommand } from './points-ledger-row.handlers.js';
import { RecordLedgerRow } from './points-ledger-row.commands.js';

interface Moved {
  readonly recordedAt: string;
  readonly data: { readonly epicContractId: number; readonly memberId: number; readonly pointsQty: number };
}

/** A membership's yearly points leave the company's ledger when it is closed, and come back when it is given up (`decisions.md F14`). */
export const writeLedgerRowForMembership = reaction('write-ledger-row-for-membership', 'Membership moved')
  .when(MembershipPointsTaken, async (event, facts) => rowOf(event, 'Debit', await facts.number('pointsLedgerRow')))
  .when(MembershipPointsGivenBack, async (event, facts) => rowOf(event, 'Credit', await facts.number('pointsLedgerRow'), event.data.because));

function rowOf({ data: { epicContractId, memberId, pointsQty }, recordedAt }: Moved, debitOrCredit: DebitOrCredit, pointLedgerId: number, note = ''): PointsLedgerRowCommand {
  const useYear = String(newYorkYear(new Date(recordedAt)));
  return new PointsLedgerRowCommand(pointLedgerId, commandOf(RecordLedgerRow, { transactionType: 'Membership', debitOrCredit, pointsQty, contractId: epicContractId, memberId, resort: '', unitNumber: '', useWeek: '', useYear, note }));
}
