import { giftTypeListFields } from '../../events/gifts/gift.fields.js';
import type { RecordSection } from '../kit/detail/record-section.js';
import type { Gift } from './gift-record.js';

/** A gift as its card shows it and the form edits it; how its shelf stands has a card of its own. */
export const giftSection: RecordSection<Gift> = {
  title: 'Gift',
  table: giftTypeListFields,
  fields: {
    giftName: { label: 'Gift Name', required: 'Please enter a gift name' },
    giftTypeId: {},
    cost: { hint: 'Of one, in dollars' },
    keepsStock: { required: true },
    lowStockAt: { hint: 'As few as this are a warning' },
  },
};
