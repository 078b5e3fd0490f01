import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { recordId, text } from '../kernel/field-schemas.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { productFields } from './product.fields.js';

/** A membership tier as the old system sold it. Stream `product-<productId>`. Version 1 is in history/. */
export const ProductImported = defineEvent('ProductImported', 2, factsOf(productFields, { productId: recordId }));

export const ProductCreated = defineEvent('ProductCreated', 1, factsOf(productFields, { productId: recordId }));

/** With the name that it had, so that the event can be read by itself. */
export const ProductRevised = defineEvent('ProductRevised', 1, Type.Object({ productName: text, changes: changesOf(productFields) }));

export const productEvents = [ProductImported, ProductCreated, ProductRevised] as const;
export type ProductEvent = EventsOf<typeof productEvents>;
