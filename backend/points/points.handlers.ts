import { handlersOf } from '../platform/commands/handlers-of.js';
import { pointsAccount } from './points-account.js';
import { BuyPoints, PostPointsPayment, ReleasePoints } from './points-account.commands.js';
import { pointsLedgerRow } from './points-ledger-row.js';
import { RecordLedgerRow, ReverseLedgerRow } from './points-ledger-row.commands.js';

/** One account a member and use year. */
const accountHandlers = handlersOf(
  pointsAccount,
  [BuyPoints, PostPointsPayment, ReleasePoints],
  ({ memberId, useYear }) => `${memberId}-${useYear}`,
);

const ledgerRowHandlers = handlersOf(pointsLedgerRow, [RecordLedgerRow, ReverseLedgerRow], ({ pointLedgerId }) => pointLedgerId);

export const pointsHandlers = [...accountHandlers, ...ledgerRowHandlers];
