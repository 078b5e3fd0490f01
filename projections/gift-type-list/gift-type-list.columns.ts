import { giftTypeListFields } from '../../events/gifts/gift.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Gifts', and what else people narrow the list by. */
export const giftTypeListColumns = listColumns(giftTypeListFields, {
  giftName: { width: 320, ...offered },
  status: { width: 120, ...offered },
  onHand: { width: 100, ...offered },
  stockLevel: { width: 110, ...offered },
  countDue: { width: 120, ...offered },
  lowStockAt: { width: 120, hidden: true, ...offered },
  keepsStock: { width: 110, hidden: true, ...offered },
  cost: { width: 110, ...offered },
  giftTypeId: { width: 90, align: 'start', hidden: true, ...offered },
});
