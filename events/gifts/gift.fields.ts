import { count, date, longText, money, number, reference, status, text, time, yesNo } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';
import { giftMovements, giftStatuses, keepsStockWords, stockLevels } from './gift.enums.js';

/** What people fill in of a gift that guests of a tour may be given. */
export const giftTypeFormFields = {
  /** Without commas (`decisions.md G11`), and no two are alike. */
  giftName: text('Gift name', { head: 'Gift Name' }),
  /** Of one, in dollars. */
  cost: money('Cost', { sensitive: 'Gifts_Sensitive' }),
  keepsStock: yesNo('Stock kept', { options: keepsStockWords }),
  /** As few as this are a warning. */
  lowStockAt: number('Low stock at'),
} as const;

export const giftTypeStatusFields = { status: status('Status', { options: giftStatuses }) } as const;

export const giftTypeFields = { ...giftTypeFormFields, ...giftTypeStatusFields } as const;

/** What lists show. */
export const giftTypeListFields = {
  giftTypeId: reference('Gift number', { head: 'Number' }),
  ...giftTypeFields,
  /** Below zero where more was given than anybody had received; null where no stock is kept. */
  onHand: number('On hand'),
  stockLevel: text('Stock', { options: stockLevels }),
  /** A New York day; null where no stock is kept. */
  countDue: date('Count due'),
} as const;

/** What a stock-taking and a delivery say beside their figures. */
export const giftStockFields = { note: longText('Note', { length: 500 }) } as const;

/** The gift ledger (`decisions.md F17`), and what it adds to it: to whom, and what it cost. */
export const giftLedgerFields = {
  issuedAt: time('When'),
  movement: text('Movement', { options: giftMovements }),
  giftTypeId: reference('Gift number'),
  giftName: text('Gift'),
  /** What guests were given; taken back below zero, 0 where the shelf alone moved. */
  qty: number('Given'),
  /** What the movement did to the stock. */
  stockChange: number('Change of stock', { head: 'Stock' }),
  tourId: reference('Tour'),
  leadId: reference('Lead number'),
  /** As the tour named them when it was given. */
  leadName: text('Lead', { sensitive: 'Leads_Main' }),
  issuedBy: text('By'),
  /** Of all of them together, in dollars; null where nobody had said. */
  cost: money('Cost', { sensitive: 'Gifts_Sensitive' }),
  ...giftStockFields,
} as const;

export const giftTypeTotalFields = { ...giftTypeStatusFields, count: count('Gifts') } as const;

export type GiftTypeValues = ValuesOf<typeof giftTypeFields>;
