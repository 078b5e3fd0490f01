import * as memberships from '../../events/epic-contracts/epic-contract.events.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import * as resale from '../../events/resale-contracts/resale-contract.events.js';
import { TourBooked, TourDetailsRevised, TourImported, TourRescheduled, TourResultRecorded, TourStatusChanged } from '../../events/tours/tour.events.js';
import { projection, streamNumber } from '../engine/projection.js';
import { contractAfter, contractBegun, contractKey, inTheirTours } from './contracts-of-tours.js';
import { tourAfter, tourBegun } from './counted-tour-row.js';
import { addsByItself, addsToDays, addsToMonths } from './counted-places.rules.js';
import { firstDayOfMonth } from './whole-months.rules.js';
import { CountedTourDay, CountedTourMonth, CountedTourMonthToldInDay, CountedTourMonthToldInMonth, CountedTourRow, CountedTourStanding } from './counted-tours.read-model.js';

const tour = (event: Pick<RecordedEvent, 'stream'>) => `tour ${streamNumber(event as RecordedEvent)}`;
const contract = contractKey('resale');
const membership = contractKey('membership');

/** What each tour counts for in reports, now and since when: derived from its contracts, not from what the old system had copied (`decisions.md I10`). */
export const countedTours = projection<CountedTourRow>('counted-tours', { entity: CountedTourRow, key: 'key', unfollowed: true })
  .puts(TourImported, (row, event) => tourBegun(row, event.data.tourId, event, event.data), tour)
  .puts(TourBooked, (row, event) => tourBegun(row, event.data.tourId, event, event.data), tour)
  .changes(TourRescheduled, (row, event) => tourAfter(row, event, { tourDate: event.data.to.tourDate ?? null }), tour)
  .changes(TourStatusChanged, (row, event) => tourAfter(row, event, { tourStatus: event.data.to }), tour)
  .changes(TourResultRecorded, (row, event) => tourAfter(row, event, { tourResult: event.data.to }), tour)
  .changes(TourDetailsRevised, (row, event) => tourAfter(row, event, valuesAfter(event.data.changes)), tour)
  .creates(resale.ResaleContractImported, (event) => contractBegun('resale', event, event.data.facts), contract)
  .creates(resale.ResaleContractCreated, (event) => contractBegun('resale', event, event.data.facts), contract)
  .changes(resale.ContractStatusChanged, (row, event) => contractAfter(row, 'resale', event, { contractStatus: event.data.to }), contract)
  .changes(resale.DealRevised, (row, event) => contractAfter(row, 'resale', event, valuesAfter(event.data.changes)), contract)
  .changes(resale.FinancialTermsRevised, (row, event) => contractAfter(row, 'resale', event, valuesAfter(event.data.changes)), contract)
  .creates(memberships.EpicContractImported, (event) => contractBegun('membership', event, event.data), membership)
  .creates(memberships.EpicContractCreated, (event) => contractBegun('membership', event, event.data), membership)
  .changes(memberships.EpicContractStatusChanged, (row, event) => contractAfter(row, 'membership', event, { contractStatus: event.data.to }), membership)
  .changes(memberships.EpicContractDealRevised, (row, event) => contractAfter(row, 'membership', event, valuesAfter(event.data.changes)), membership)
  .changes(memberships.EpicContractTermsRevised, (row, event) => contractAfter(row, 'membership', event, valuesAfter(event.data.changes)), membership)
  .within(inTheirTours)
  .totalling('counted-tour-days', CountedTourDay, addsToDays)
  .totalling('counted-tour-months', CountedTourMonth, addsToMonths)
  .totallingByDay('counted-tour-months-told-in-months', CountedTourMonthToldInMonth, ({ day }) => firstDayOfMonth(day), addsToMonths)
  .totallingByDay('counted-tour-months-told-in-days', CountedTourMonthToldInDay, ({ day }) => day, addsToMonths)
  .totallingByDay('counted-tour-standings', CountedTourStanding, ({ day }) => day, addsByItself);
