import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId } from '../kernel/field-schemas.js';
import { factsOf } from '../kernel/field-table-schemas.js';
import { productFields } from './product.fields.js';

/** A membership tier on sale. Stream `product-<productId>`. Version 1 is in history/. */
export const ProductImported = defineEvent('ProductImported', 2, factsOf(productFields, { productId: recordId }));

export const productEvents = [ProductImported] as const;
export type ProductEvent = EventsOf<typeof productEvents>;
