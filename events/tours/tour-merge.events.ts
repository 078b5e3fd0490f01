import { Type } from '@sinclair/typebox';
import { defineEvent } from '../kernel/event.js';
import { changesOf } from '../kernel/field-table-schemas.js';
import { tourDetailFields } from './tour.fields.js';

const { leadId, leadFirstName, leadLastName, spouseFirstName, spouseLastName } = tourDetailFields;

/** Whose tour it is, and the names that it copies. */
export const tourLeadFields = { leadId, leadFirstName, leadLastName, spouseFirstName, spouseLastName } as const;

/** Its lead was merged into another one. `mergeId` takes it back where the two are taken apart; empty for what nothing takes back. */
export const TourMovedToLead = defineEvent('TourMovedToLead', 1, Type.Object({ mergeId: Type.String(), changes: changesOf(tourLeadFields) }));

/** The two were taken apart. */
export const TourMovedBack = defineEvent('TourMovedBack', 1, Type.Object({ mergeId: Type.String(), changes: changesOf(tourLeadFields) }));

export const tourMergeEvents = [TourMovedToLead, TourMovedBack] as const;
