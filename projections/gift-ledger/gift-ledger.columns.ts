import { giftLedgerFields } from '../../events/gift-fields.values.js';
import { listColumns, offered } from '../engine/list-columns.js';

/** The columns of the screen 'Gift ledger', and what else people narrow the list by. */
export const giftLedgerColumns = listColumns(giftLedgerFields, {
  issuedAt: { width: 166, ...offered },
  movement: { width: 110, ...offered },
  giftName: { width: 190, picked: true, ...offered },
  qty: { width: 76, sum: true, ...offered },
  stockChange: { width: 128, ...offered },
  tourId: { width: 80, align: 'start', ...offered },
  leadName: { width: 150, ...offered },
  issuedBy: { width: 140, picked: true, ...offered },
  cost: { width: 100, sum: true, ...offered },
  note: { width: 180, filter: true },
  giftTypeId: { filter: true },
  leadId: { filter: true },
});
