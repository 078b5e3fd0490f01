import type { StockLevel } from '../../events/gifts/gift.enums.js';
import type { ForToday } from '../platform/today/for-today.js';
import type { WaitingRows } from '../platform/today/waiting.js';
import { giftTypeList } from './gifts.lists.js';

const opensList = { permission: ['Gifts_Main'], page: '/admin/gifts', list: giftTypeList } as const;
const given = { field: 'status', op: 'is', value: 'Active' } as const;
const runningOut: readonly StockLevel[] = ['Low', 'Out', 'Short'];

const waiting: readonly WaitingRows[] = [
  {
    ...opensList,
    name: 'gifts-running-out',
    words: { one: 'gift is running out', many: 'gifts are running out' },
    rows: () => [given, { field: 'stockLevel', op: 'oneOf', value: runningOut }],
  },
  {
    ...opensList,
    name: 'gifts-to-count',
    words: { one: 'gift is due to be counted', many: 'gifts are due to be counted' },
    rows: ({ day }) => [given, { field: 'countDue', op: 'to', value: day }],
  },
];

/** What waits among the gifts. */
export const giftsToday: ForToday = { waiting };
