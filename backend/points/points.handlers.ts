import { handlersOf } from '../platform/commands/handlers-of.js';
import { pointsAccount } from './points-account.js';
import { BuyPoints, PostPointsPayment, ReleasePoints, type PointsAccountCommand } from './points-account.commands.js';
import { pointsLedgerRow } from './points-ledger-row.js';
import { RecordLedgerRow, ReverseLedgerRow } from './points-ledger-row.commands.js';

/** One account a member and use year. */
const accountOf = ({ memberId, useYear }: Pick<PointsAccountCommand, 'memberId' | 'useYear'>) => `${memberId}-${useYear}`;

const accountHandlers = [
  // A purchase that is sent again after New Year may have been made before it.
  ...handlersOf(pointsAccount, [BuyPoints], accountOf, (command) => [accountOf({ ...command, useYear: command.useYear - 1 })]),
  ...handlersOf(pointsAccount, [PostPointsPayment, ReleasePoints], accountOf),
];

const ledgerRowHandlers = handlersOf(pointsLedgerRow, [RecordLedgerRow, ReverseLedgerRow], ({ pointLedgerId }) => pointLedgerId);

export const pointsHandlers = [...accountHandlers, ...ledgerRowHandlers];
