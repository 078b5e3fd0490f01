import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { changesOf, factsOf } from '../kernel/field-table-schemas.js';
import { commissionRateFields } from './commission-rates.fields.js';

/** One stream, `commissionRates-1`. A pay run keeps the rates that it was prepared with. */
export const CommissionRatesStarted = defineEvent('CommissionRatesStarted', 1, factsOf(commissionRateFields));
export const CommissionRatesRevised = defineEvent('CommissionRatesRevised', 1, Type.Object({ changes: changesOf(commissionRateFields) }));

export const commissionRatesEvents = [CommissionRatesStarted, CommissionRatesRevised] as const;
export type CommissionRatesEvent = EventsOf<typeof commissionRatesEvents>;
