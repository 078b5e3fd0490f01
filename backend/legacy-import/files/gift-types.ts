import { GiftTypeImported } from '../../../events/gifts/gift.events.js';
import { giftStatuses } from '../../../events/gifts/gift.enums.js';
import type { LegacyFile } from '../legacy-file.js';

export const giftTypes: LegacyFile = {
  file: 'GiftTypes',
  idField: 'giftTypeId',
  sequence: 'giftType',
  read: (row, giftTypeId) => ({
    stream: `giftType-${giftTypeId}`,
    at: null,
    event: GiftTypeImported({ giftTypeId, giftName: row.text('giftName'), status: row.word('status', giftStatuses) }),
  }),
};
