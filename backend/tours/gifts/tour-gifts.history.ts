import { tourFormFields } from '../../../events/tours/tour.fields.js';
import { describeChanges } from '../../platform/records/field-changes.js';
import type { HistoryWords } from '../../platform/records/history.js';
import type { TourGiftEvent } from './tour-gifts.js';
import { giftInWords } from './tour-gifts.rules.js';

/** "Gift given: Spa Credit x2" */
export function describeTourGift({ type, data }: TourGiftEvent): HistoryWords {
  return {
    title: `${type === 'GiftGiven' ? 'Gift given' : 'Gift taken back'}: ${giftInWords(data)}`,
    changes: describeChanges(tourFormFields, { ...data.changes }),
    toldInTitle: true,
    ...(data.note && { reason: data.note }),
  };
}
