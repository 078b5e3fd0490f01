import { DateTime } from 'luxon';
import { blankValues } from '../../events/kernel/field.rules.js';
import { giftTypeFields, type GiftTypeValues } from '../../events/gifts/gift.fields.js';
import type { StockLevel } from '../../events/gifts/gift.enums.js';
import { GiftStockCounted, GiftStockReceived, GiftTypeCreated, GiftTypeImported, GiftTypeRevised, GiftTypeStatusChanged } from '../../events/gifts/gift.events.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { GiftGiven, GiftTakenBack } from '../../events/tours/tour-gifts.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { projection } from '../engine/projection.js';
import { giftTypeListQuery } from './gift-type-list.queries.js';
import { GiftTypeListRow, GiftTypeTotal } from './gift-type-list.read-model.js';

/** Shelves are counted every quarter of a year. */
const COUNT_EVERY_DAYS = 90;

type Moment = { readonly metadata: { readonly occurredAt: string } };

/** A gift that only the old system's tours name is in no catalogue. */
const giftGiven = ({ data }: { readonly data: { readonly giftTypeId: number } }) => (data.giftTypeId === 0 ? [] : data.giftTypeId);

export const giftTypeList = projection<GiftTypeListRow>('gift-type-list', { version: 3, entity: GiftTypeListRow, key: 'giftTypeId', indexes: giftTypeListQuery.indexes })
  .creates(GiftTypeImported, (event) => begun(event.data, event))
  .creates(GiftTypeCreated, (event) => begun(event.data, event))
  .changes(GiftTypeRevised, (row, event) => stocked({ ...row, ...valuesAfter(event.data.changes) }, event))
  .changes(GiftTypeStatusChanged, (_, { data }) => ({ status: data.to }))
  .changes(GiftStockReceived, (row, { data }) => moved(row, data.quantity))
  .changes(GiftStockCounted, (row, event) => ({ ...moved(row, event.data.counted - event.data.expected), countDue: dayAfter(event, COUNT_EVERY_DAYS) }))
  .changes(GiftGiven, (row, { data }) => moved(row, -data.quantity), giftGiven)
  .changes(GiftTakenBack, (row, { data }) => moved(row, data.quantity), giftGiven)
  .totalling('gift-type-totals', GiftTypeTotal, ({ status }) => [{ key: status, of: { status }, add: { count: 1 } }]);

const blank = { ...blankValues(giftTypeFields), keepsStock: 'No', onHand: null, stockLevel: '', countDue: null };

function begun(facts: Partial<GiftTypeValues> & { readonly giftTypeId: number }, event: Moment): GiftTypeListRow {
  return stocked({ ...blank, ...facts }, event);
}

/** A shelf begins empty and is to be counted at once; what was given before counts for nothing. */
function stocked(row: GiftTypeListRow, event: Moment): GiftTypeListRow {
  if (row.keepsStock !== 'Yes') return { ...row, onHand: null, stockLevel: '', countDue: null };
  const onHand = row.onHand ?? 0;
  return { ...row, onHand, stockLevel: levelOf(onHand, row.lowStockAt), countDue: row.countDue ?? dayAfter(event, 0) };
}

function moved({ keepsStock, onHand, lowStockAt }: GiftTypeListRow, by: number): Partial<GiftTypeListRow> {
  if (keepsStock !== 'Yes') return {};
  const after = (onHand ?? 0) + by;
  return { onHand: after, stockLevel: levelOf(after, lowStockAt) };
}

function levelOf(onHand: number, lowStockAt: number | null): StockLevel {
  if (onHand < 0) return 'Short';
  if (onHand === 0) return 'Out';
  return lowStockAt !== null && onHand <= lowStockAt ? 'Low' : 'Enough';
}

function dayAfter({ metadata }: Moment, days: number): string {
  return DateTime.fromISO(newYorkDay(new Date(metadata.occurredAt))).plus({ days }).toISODate()!;
}
