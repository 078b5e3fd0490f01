import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/store/event-store.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { LookUp } from '../platform/lists/look-up.js';
import type { LookedUp } from '../platform/lists/looked-up.js';
import type { BookTour, ReviseTour } from './tour.commands.js';
import { copiedNames } from './copied-names-reader.js';
import type { NamedPeople, NamedRep } from './tour-people.js';
import { employees, leads } from './tours.lists.js';

/** Looks up those whom a tour names by number. */
@Injectable()
export class TourPeople {
  constructor(
    private readonly lookUp: LookUp,
    private readonly lists: ListReader,
    private readonly store: EventStore,
  ) {}

  async namedIn({ leadId, assignedEmployeeId, marketingEmployeeId }: BookTour | ReviseTour): Promise<NamedPeople> {
    const ids = [assignedEmployeeId, marketingEmployeeId].flatMap((id) => (id ? [id] : []));
    const [lead, reps] = await Promise.all([leadId ? this.lead(leadId) : undefined, this.lookUp.rows(employees, ids)]);
    return {
      ...(lead && lead.value('deleted') !== true && lead.value('erased') !== true && lead.number('mergedInto') === 0 && (await copiedNames(leadId!, lead, this.store))),
      salesRep: repAs('isSalesRep', reps.get(String(assignedEmployeeId))),
      marketingRep: repAs('isMarketingRep', reps.get(String(marketingEmployeeId))),
    };
  }

  /** Who was added, erased or merged a moment ago may not be so in the list yet. */
  private async lead(leadId: number): Promise<LookedUp | undefined> {
    for await (const { position } of this.store.read(`lead-${leadId}`, { direction: 'backward', limit: 1 })) await this.lists.waitFor(leads.list, position);
    return this.lookUp.row(leads, leadId);
  }
}

function repAs(part: 'isSalesRep' | 'isMarketingRep', rep: LookedUp | undefined): NamedRep | undefined {
  return rep && { firstName: rep.text('firstName'), lastName: rep.text('lastName'), offered: rep.text(part) === 'Yes' && rep.text('status') === 'Active' };
}
