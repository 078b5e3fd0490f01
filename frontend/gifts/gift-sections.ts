import { giftTypeListFields } from '../../events/gifts/gift.fields.js';
import { sectionsOf } from '../kit/detail/sections/record-section.js';
import type { Gift } from './gift-record.js';

const SHELF = 'The card of its shelf.';

/** A gift as its card shows it and the form edits it. */
export const { gift: giftSection } = sectionsOf<Gift>()(
  giftTypeListFields,
  {
    gift: {
      title: 'Gift',
      fields: {
        giftName: { label: 'Gift Name', required: 'Please enter a gift name' },
        giftTypeId: { asked: false },
        cost: { hint: 'Of one, in dollars' },
        keepsStock: { required: true },
        lowStockAt: { hint: 'As few as this are a warning' },
      },
    },
  },
  { status: 'Beside the title.', onHand: SHELF, stockLevel: SHELF, countDue: SHELF },
);
