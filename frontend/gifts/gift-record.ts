import type { GiftTypeAnswer } from '../../backend/gifts/gift-types.controller.js';
import type { RecordKind } from '../kit/detail/record-kind.js';

/** A gift as the server answers one. */
export type Gift = { readonly [Name in keyof GiftTypeAnswer]: GiftTypeAnswer[Name] };

export const giftKind: RecordKind<Gift> = {
  noun: 'gift',
  list: '/admin/gifts',
  name: (id) => ({ list: 'gift-type-list', key: id, url: `/api/GiftTypes/${id}`, stream: `giftType-${id}` }),
  title: (id, gift) => gift?.giftName ?? `Gift ${id}`,
  status: 'status',
  mayEdit: ({ may }) => may('Gifts_Edit'),
};
