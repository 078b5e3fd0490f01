import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from './event.js';

const Text = Type.String();

/** A membership tier on sale. Stream `product-<productId>`. */
export const ProductImported = defineEvent(
  'ProductImported',
  1,
  Type.Object({
    productId: Type.Integer({ minimum: 1 }),
    productName: Text,
    status: Text,
    /** Months. */
    termMonths: Type.Integer(),
    memberTier: Text,
    listPrice: Text,
    /** Percent a year. */
    listInterestRate: Text,
    minimumPrice: Text,
    /** Fraction of the price, 0 to 1. */
    minimumDownPayment: Text,
    firstYearEpicAdvantagePointsCost: Text,
    annualMaxEpicAdvantagePoints: Type.Integer(),
  }),
);

export const productEvents = [ProductImported] as const;
export type ProductEvent = EventsOf<typeof productEvents>;
