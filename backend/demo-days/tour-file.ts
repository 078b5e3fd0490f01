import type { EmployeeImported } from '../../events/employee.js';
import type { RecordedOf } from '../../events/event.js';
import type { LeadImported } from '../../events/lead.js';
import type { TourStatus } from '../../events/tour.values.js';
import { commandOf } from '../platform/commands/command.js';
import { send, type Sending } from '../platform/commands/send.js';
import type { CatalogueGift } from '../tours/tour-gifts.commands.js';
import { BookTour, ChangeTourStatus, RecordTourResult, ReviseTour } from '../tours/tour.commands.js';
import { tour } from '../tours/tour.js';
import type { Chance } from './chance.js';
import type { Deed, Desk } from './deed.js';
import { leadBecomes } from './lead-file.js';
import { mayBeReminded, reminder } from './text-file.js';

const sources = ['Flyer', 'Invitation', 'OPC', 'Walk-In', 'Referral', 'Be Back'];
const gifts = ['$100 Dining Card', 'Theme Park Ticket (2)', 'Spa Credit', 'Gas Card $50', 'Mini Cruise'];
const notes = ['Brings two children', 'Needs a wheelchair', 'Owns two weeks already', 'Speaks Spanish'];
const results = ['Purchased', 'Purchased', 'No Buy', 'No Buy', 'No Buy', 'Be Back', 'Walk Out'];

/** Who comes, who shows them around, and what they can be given. */
export interface Guests {
  readonly lead: RecordedOf<typeof LeadImported>['data'];
  readonly rep: RecordedOf<typeof EmployeeImported>['data'];
  readonly giftTypes: readonly CatalogueGift[];
}

/** One new tour and what the desk does about it. */
export class TourFile {
  private readonly deeds: Deed[] = [];
  private day = '';
  private time = '';

  constructor(
    private readonly count: number,
    private readonly guests: Guests,
    readonly chance: Chance,
  ) {}

  book(at: string, tourDate: string, scheduledStartTime: string): Deed[] {
    const { lead, rep, giftTypes } = this.guests;
    const body = {
      ...{ leadId: lead.leadId, tourDate, scheduledStartTime, assignedEmployeeId: rep.employeeId },
      ...{ marketingSource: this.chance.one(sources), giftNames: this.chance.one(gifts) },
      notes: this.chance.happens(40) ? this.chance.one(notes) : '',
    };
    const people = {
      lead: { leadFirstName: lead.firstName!, leadLastName: lead.lastName!, spouseFirstName: lead.spouseFirstName ?? '', spouseLastName: lead.spouseLastName ?? '' },
      salesRep: { firstName: rep.firstName ?? '', lastName: rep.lastName ?? '', offered: true },
    };
    this.stands(tourDate, scheduledStartTime);
    return this.plan(at, 'Tours_New', (tourId) => send(tour, tourId, commandOf(BookTour, body), { people, giftTypes }));
  }

  move(at: string, tourDate: string, scheduledStartTime: string): void {
    this.stands(tourDate, scheduledStartTime);
    this.plan(at, 'Tours_Edit', (tourId) => send(tour, tourId, commandOf(ReviseTour, { tourDate, scheduledStartTime }), { people: {}, giftTypes: [] }));
  }

  becomes(at: string, tourStatus: TourStatus): Deed[] {
    return this.plan(at, 'Tours_Edit', (tourId) => send(tour, tourId, commandOf(ChangeTourStatus, { tourStatus })));
  }

  resulted(at: string): Deed[] {
    const tourResult = this.chance.one(results);
    this.plan(at, 'Tours_Edit', (tourId) => send(tour, tourId, commandOf(RecordTourResult, { tourResult })));
    return this.plan(at, 'Leads_Edit', () => leadBecomes(this.guests.lead.leadId, tourResult === 'Purchased' ? 'Purchased' : 'Toured'));
  }

  /** The guests are reminded by a text, where they have opted in. @returns what happened, their answer with it */
  remind(at: string): Deed[] {
    const { lead } = this.guests;
    if (!mayBeReminded(lead)) return this.deeds;
    const booking = `tour ${this.count}, 1`;
    const tourOf = async (desk: Desk) => ({ tourId: await desk.number(tour.category, booking), tourDate: this.day, scheduledStartTime: this.time });
    this.deeds.push(...reminder({ name: `text ${this.count}`, at, leadId: lead.leadId, to: lead.mobilePhone ?? '', tourOf }, this.chance));
    return this.deeds;
  }

  private stands(day: string, time: string): void {
    this.day = day;
    this.time = time;
  }

  private plan(at: string, needs: Deed['needs'], sending: (tourId: number) => Sending): Deed[] {
    const booking = `tour ${this.count}, 1`;
    const name = `tour ${this.count}, ${this.deeds.length + 1}`;
    this.deeds.push({ name, at, by: 'receptionist', needs, sending: async (desk) => sending(await desk.number(tour.category, booking)) });
    return this.deeds;
  }
}
