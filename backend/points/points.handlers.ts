import { handlersOf } from '../platform/commands/handlers-of.js';
import { BuyPoints, PostPointsPayment, ReleasePoints } from './points-account.commands.js';
import { RecordLedgerRow, ReverseLedgerRow } from './points-ledger-row.commands.js';

export const pointsHandlers = handlersOf([BuyPoints, PostPointsPayment, ReleasePoints, RecordLedgerRow, ReverseLedgerRow]);
