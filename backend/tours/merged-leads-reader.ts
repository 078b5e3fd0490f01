import { Injectable } from '@nestjs/common';
import { leadListQuery } from '../../projections/lead-list/lead-list.queries.js';
import { LookUp, type LookUpSource } from '../platform/lists/look-up.js';
import type { MergedToursLookUp } from './move-tours-of-merged-leads.js';
import type { TourLead } from './tour-merge.js';
import { tourRecords } from './tours.lists.js';

const leads: LookUpSource = { list: 'lead-list', query: leadListQuery };

/** What becomes of the tours of leads that are merged. */
@Injectable()
export class MergedLeads implements MergedToursLookUp {
  constructor(private readonly lookUp: LookUp) {}

  async toursOf(leadId: number): Promise<readonly number[]> {
    return (await this.lookUp.keysWith(tourRecords, 'leadId', leadId)).map(Number);
  }

  async lead(leadId: number): Promise<TourLead | undefined> {
    const row = await this.lookUp.row(leads, leadId);
    return (
      row && {
        leadId,
        leadFirstName: row.text('firstName'),
        leadLastName: row.text('lastName'),
        spouseFirstName: row.text('spouseFirstName'),
        spouseLastName: row.text('spouseLastName'),
      }
    );
  }

  async mergedInto(leadId: number): Promise<number> {
    return (await this.lookUp.row(leads, leadId))?.number('mergedInto') ?? 0;
  }
}
