import { giftLedgerFields } from '../../events/gifts/gift.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Gift ledger', and what else people narrow the list by. */
export const giftLedgerColumns = listColumns(giftLedgerFields, {
  issuedAt: { width: 166, ...offered },
  movement: { width: 96, ...offered },
  giftName: { width: 164, picked: true, ...offered },
  qty: { width: 68, sum: true, ...offered },
  stockChange: { width: 72, ...offered },
  tourId: { width: 66, align: 'start', ...offered },
  leadName: { width: 136, ...offered },
  issuedBy: { width: 118, picked: true, ...offered },
  cost: { width: 92, sum: true, ...offered },
  note: { width: 146, filter: true },
  giftTypeId: { width: 84, hidden: true, filter: true },
  leadId: { width: 84, hidden: true, filter: true },
});
