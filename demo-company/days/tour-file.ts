import type { EmployeeImported } from '../../events/employees/employee.events.js';
import type { RecordedOf } from '../../events/kernel/event.js';
import type { LeadImported } from '../../events/leads/lead.events.js';
import { phoneNumber } from '../../events/kernel/phone.rules.js';
import type { TourStatus } from '../../events/tours/tour.enums.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import type { DispatchedCommand } from '../../backend/platform/commands/dispatched-command.js';
import { TourCommand } from '../../backend/tours/tour.handlers.js';
import { GiveGift, TakeBackGift } from '../../backend/tours/gifts/tour-gifts.commands.js';
import { BookTour, ChangeTourStatus, RecordTourResult, ReviseTour } from '../../backend/tours/tour.commands.js';
import { tour } from '../../backend/tours/tour.js';
import type { Chance } from './chance.js';
import type { Deed, Desk } from './papers/deed.js';
import { leadBecomes } from './lead-file.js';
import type { GiftShelf } from './gift-shelf.js';
import { plannedReminder, reminder, type Reminded, type TextEnding } from './text-file.js';

const sources = ['Flyer', 'Invitation', 'OPC', 'Walk-In', 'Referral', 'Be Back'];
const gifts = ['$100 Dining Card', 'Theme Park Ticket (2)', 'Spa Credit', 'Gas Card $50', 'Mini Cruise'];
const notes = ['Brings two children', 'Needs a wheelchair', 'Owns two weeks already', 'Speaks Spanish'];
/** What whoever stayed to the end may get beside the gift that was promised. */
const THANKS = 'Beach Towel';
const results = ['Purchased', 'Purchased', 'No Buy', 'No Buy', 'No Buy', 'Be Back', 'Walk Out'];

/** Who comes, who shows them around, and what they can be given. */
export interface Guests {
  readonly lead: RecordedOf<typeof LeadImported>['data'];
  readonly rep: RecordedOf<typeof EmployeeImported>['data'];
  readonly shelf: GiftShelf;
  /** The number that they are booked under, where it is not that of the lead: they were entered a second time. */
  readonly bookedAs?: (desk: Desk) => Promise<number>;
  /** What becomes of the text that reminds them; absent where they may not be texted. */
  readonly texted?: TextEnding;
}

/** One new tour and what the desk does about it. */
export class TourFile {
  private readonly deeds: Deed[] = [];
  private day = '';
  private time = '';
  private gift = '';

  constructor(
    private readonly count: number,
    private readonly guests: Guests,
    readonly chance: Chance,
  ) {}

  book(at: string, tourDate: string, scheduledStartTime: string): Deed[] {
    const { lead, rep, shelf, bookedAs } = this.guests;
    this.gift = this.chance.one(gifts);
    const body = {
      ...{ leadId: lead.leadId, tourDate, scheduledStartTime, assignedEmployeeId: rep.employeeId },
      ...{ marketingSource: this.chance.one(sources), giftNames: this.gift },
      notes: this.chance.happens(40) ? this.chance.one(notes) : '',
    };
    const people = {
      lead: { leadFirstName: lead.firstName!, leadLastName: lead.lastName!, spouseFirstName: lead.spouseFirstName ?? '', spouseLastName: lead.spouseLastName ?? '' },
      salesRep: { firstName: rep.firstName ?? '', lastName: rep.lastName ?? '', offered: true },
    };
    this.stands(tourDate, scheduledStartTime);
    shelf.moves(at, this.gift, -1);
    return this.plan(at, 'Tours_New', async (tourId, desk) => new TourCommand(tourId, commandOf(BookTour, { ...body, ...(bookedAs && { leadId: await bookedAs(desk) }) }), { people, giftTypes: shelf.giftTypes }));
  }

  move(at: string, tourDate: string, scheduledStartTime: string): void {
    this.stands(tourDate, scheduledStartTime);
    this.plan(at, 'Tours_Edit', (tourId) => new TourCommand(tourId, commandOf(ReviseTour, { tourDate, scheduledStartTime }), { people: {}, giftTypes: [] }));
  }

  becomes(at: string, tourStatus: TourStatus): Deed[] {
    return this.plan(at, 'Tours_Edit', (tourId) => new TourCommand(tourId, commandOf(ChangeTourStatus, { tourStatus })));
  }

  resulted(at: string): Deed[] {
    const tourResult = this.chance.one(results);
    this.plan(at, 'Tours_Edit', (tourId) => new TourCommand(tourId, commandOf(RecordTourResult, { tourResult })));
    return this.plan(at, 'Leads_Edit', () => leadBecomes(this.guests.lead.leadId, tourResult === 'Purchased' ? 'Purchased' : 'Toured'));
  }

  /** Who does not come gets no gift. */
  staysAway(at: string, tourStatus: 'No Show' | 'Canceled', backAt: string): Deed[] {
    this.becomes(at, tourStatus);
    this.guests.shelf.moves(backAt, this.gift, 1);
    return this.plan(backAt, 'Tours_Edit', (tourId) => new TourCommand(tourId, commandOf(TakeBackGift, { giftName: this.gift, note: tourStatus === 'No Show' ? 'They did not come' : 'The tour is off' })));
  }

  thanked(at: string): void {
    const { shelf } = this.guests;
    const { giftTypeId, giftName } = shelf.giftTypes.find((type) => type.giftName === THANKS)!;
    shelf.moves(at, giftName, -1);
    this.plan(at, 'Tours_Edit', (tourId) => new TourCommand(tourId, commandOf(GiveGift, { giftTypeId, note: 'Stayed for the whole presentation' }), { giftTypes: shelf.giftTypes }));
  }

  /** The guests are reminded by a text, where they have opted in. @returns what happened, their answer with it */
  remind(at: string): Deed[] {
    const { lead, texted } = this.guests;
    if (texted) this.deeds.push(...reminder({ ...this.reminded(at), to: phoneNumber(lead.mobilePhone ?? '') ?? '' }, texted));
    return this.deeds;
  }

  /** The text goes out by itself on the day before. */
  planReminder(at: string): Deed[] {
    if (this.guests.texted) this.deeds.push(plannedReminder(this.reminded(at)));
    return this.deeds;
  }

  private reminded(at: string): Omit<Reminded, 'to'> {
    const { day, time } = this;
    const tourOf = async (desk: Desk) => ({ tourId: await this.numberOf(desk), tourDate: day, scheduledStartTime: time });
    return { name: `text ${this.count}`, at, leadId: this.guests.lead.leadId, tourOf };
  }

  numberOf(desk: Desk): Promise<number> {
    return desk.number(tour.category, `tour ${this.count}, 1`);
  }

  private stands(day: string, time: string): void {
    this.day = day;
    this.time = time;
  }

  private plan(at: string, needs: Deed['needs'], sending: (tourId: number, desk: Desk) => DispatchedCommand | Promise<DispatchedCommand>): Deed[] {
    const name = `tour ${this.count}, ${this.deeds.length + 1}`;
    this.deeds.push({ name, at, by: 'receptionist', needs, sending: async (desk) => sending(await this.numberOf(desk), desk) });
    return this.deeds;
  }
}
