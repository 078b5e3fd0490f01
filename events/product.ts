import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from './event.js';
import { text, whole } from './field-schemas.js';

/** A membership tier on sale. Stream `product-<productId>`. */
export const ProductImported = defineEvent(
  'ProductImported',
  1,
  Type.Object({
    productId: Type.Integer({ minimum: 1 }),
    productName: text,
    status: text,
    /** Months. */
    termMonths: whole,
    memberTier: text,
    listPrice: text,
    /** Percent a year. */
    listInterestRate: text,
    minimumPrice: text,
    /** Fraction of the price, 0 to 1. */
    minimumDownPayment: text,
    firstYearEpicAdvantagePointsCost: text,
    annualMaxEpicAdvantagePoints: whole,
  }),
);

export const productEvents = [ProductImported] as const;
export type ProductEvent = EventsOf<typeof productEvents>;
