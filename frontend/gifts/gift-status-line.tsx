import { giftStatuses } from '../../events/gifts/gift.enums.js';
import type { Confirmation } from '../kit/detail/confirm-dialog.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { StatusLine } from '../kit/detail/status/status-line.js';
import type { Gift } from './gift-record.js';

/** The status and the number. */
export function GiftStatusLine({ open }: { readonly open: OpenRecord<Gift> }) {
  return <StatusLine open={open} status={{ field: 'status', words: giftStatuses, part: 'Status', confirms: (to) => retiring(to, open.data) }} said={[`Gift ${open.data.giftTypeId}`]} />;
}

function retiring(to: string, { giftName }: Gift): Confirmation | undefined {
  if (to !== 'Inactive') return undefined;
  return { question: `${giftName} will no longer be offered. Tours that have it keep it.`, confirmText: 'Retire' };
}
