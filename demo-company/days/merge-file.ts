import { GiveLeadBack, MergeLead, TakeLeadApart, TakeOverLead, TellLeadsApart } from '../../backend/leads/merge/lead-merge.commands.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import type { DispatchedCommand } from '../../backend/platform/commands/dispatched-command.js';
import { LeadCommand } from '../../backend/leads/lead.handlers.js';
import { TourCommand } from '../../backend/tours/tour.handlers.js';
import { MoveTourBack, MoveTourToLead } from '../../backend/tours/tour-merge.commands.js';
import type { TourLead } from '../../backend/tours/tour-merge.js';
import { commandIdOf, type Deed, type Desk, type DemoPerson } from './papers/deed.js';
import type { Guests } from './tour-file.js';
import { later } from './work-days.js';

interface Merged {
  readonly name: string;
  /** The number that goes. */
  readonly secondId: (desk: Desk) => Promise<number>;
  /** Who stays. */
  readonly known: Guests['lead'];
  /** The tour that was booked for the number that goes. */
  readonly tourId: (desk: Desk) => Promise<number>;
}

const WHO: DemoPerson = 'sales-administrator';
/** What reactions answer, where the days tell it: nothing answers what is told later. */
const TOGETHER = { kind: 'system', id: 'bring-merged-leads-together', name: 'Leads were merged, for Priya Shah' } as const;
const TOURS = { kind: 'system', id: 'move-tours-of-merged-leads', name: 'Leads were merged, for Priya Shah' } as const;

const APART = 'Leads were taken apart, for Priya Shah';

/** Two leads that are one, both halves of it and the tour; or are not, after all. */
export class Merge {
  readonly deeds: Deed[] = [];

  constructor(private readonly merged: Merged) {}

  together(at: string, reason: string): void {
    const { secondId, known, tourId } = this.merged;
    const mergeId = this.by(WHO, at, async (desk) => new LeadCommand(await secondId(desk), commandOf(MergeLead, { into: known.leadId, take: ['marketingSource'], reason }), undefined));
    this.by(TOGETHER, later(at, 1), async (desk) => new LeadCommand(known.leadId, commandOf(TakeOverLead, { mergedLeadId: await secondId(desk) }), undefined));
    this.by(TOURS, later(at, 2), async (desk) => new TourCommand(await tourId(desk), commandOf(MoveTourToLead, { mergeId, lead: this.asTourSays(known.leadId) }), { people: {} }));
  }

  apart(at: string, reason: string): void {
    const { secondId, known, tourId, name } = this.merged;
    const mergeId = commandIdOf(`${name}, 1`);
    this.by(WHO, at, async (desk) => new LeadCommand(await secondId(desk), commandOf(TakeLeadApart, { reason }), undefined));
    this.by({ ...TOGETHER, name: APART }, later(at, 1), () => new LeadCommand(known.leadId, commandOf(GiveLeadBack, { mergeId })));
    this.by({ ...TOURS, name: APART }, later(at, 2), async (desk) => new TourCommand(await tourId(desk), commandOf(MoveTourBack, { mergeId, lead: this.asTourSays(await secondId(desk)) }), { people: {} }));
    this.by(WHO, later(at, 60), async (desk) => new LeadCommand(await secondId(desk), commandOf(TellLeadsApart, { otherLeadId: known.leadId, reason })));
    this.by({ ...TOGETHER, name: 'Leads were told apart, for Priya Shah' }, later(at, 61), async (desk) => new LeadCommand(known.leadId, commandOf(TellLeadsApart, { otherLeadId: await secondId(desk), reason })));
  }

  private asTourSays(leadId: number): TourLead {
    const { firstName = '', lastName = '', spouseFirstName = '', spouseLastName = '' } = this.merged.known;
    return { leadId, leadFirstName: firstName, leadLastName: lastName, spouseFirstName, spouseLastName };
  }

  /** @returns the command's id */
  private by(by: Deed['by'], at: string, sending: (desk: Desk) => DispatchedCommand | Promise<DispatchedCommand>): string {
    const name = `${this.merged.name}, ${this.deeds.length + 1}`;
    this.deeds.push({ name, at, by, ...(by === WHO && { needs: 'Leads_Edit' as const }), sending });
    return commandIdOf(name);
  }
}
