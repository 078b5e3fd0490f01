import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/store/event-store.js';
import { LookUp } from '../platform/lists/look-up.js';
import { copiedNames } from './copied-names-reader.js';
import type { CopiedLead, MergedToursLookUp } from './move-tours-of-merged-leads.js';
import { leads, tourRecords } from './tours.lists.js';

/** What becomes of the tours of leads that are merged. */
@Injectable()
export class MergedLeads implements MergedToursLookUp {
  constructor(
    private readonly lookUp: LookUp,
    private readonly store: EventStore,
  ) {}

  async toursOf(leadId: number): Promise<readonly number[]> {
    return (await this.lookUp.keysWith(tourRecords, 'leadId', leadId)).map(Number);
  }

  async lead(leadId: number): Promise<CopiedLead | undefined> {
    const row = await this.lookUp.row(leads, leadId);
    if (!row) return undefined;
    const people = await copiedNames(leadId, row, this.store);
    return { lead: { leadId, ...people.lead }, people };
  }

  async mergedInto(leadId: number): Promise<number> {
    return (await this.lookUp.row(leads, leadId))?.number('mergedInto') ?? 0;
  }
}
