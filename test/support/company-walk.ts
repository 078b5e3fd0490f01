import type { SignedIn } from './start-app.js';

/** A word that nobody else ever says: its lead, and a number of its own. */
const MARK = /zq(\d+)x\d+q/gi;

interface Walker {
  readonly admin: SignedIn;
  /** The same person, who has just given the password: erasing asks for it. */
  proved(): Promise<SignedIn>;
  /** A whole number below `bound`. */
  below(bound: number): number;
  /** Whatever follows a merge has happened. */
  settled(): Promise<void>;
}

/** The leads that a text names by their words. */
export function leadsNamedIn(text: string): number[] {
  return [...new Set([...text.matchAll(MARK)].map(([, leadId]) => Number(leadId)))];
}

/** A company whose people do anything with leads, tours and contracts, in any order, and write of each lead in words of its own. */
export class CompanyWalk {
  readonly leadIds: number[] = [];
  readonly tourIds: number[] = [];
  readonly erased = new Set<number>();
  readonly done = new Map<string, number>();
  readonly refused = new Map<string, number>();
  private readonly interests: { readonly interestId: number; readonly leadId: number }[] = [];
  private giftTypeId: number | undefined;
  private said = 0;
  private position = '0';

  constructor(private readonly walker: Walker) {}

  async step(mayErase: boolean): Promise<void> {
    const { below } = this.walker;
    if (this.leadIds.length < 6 || below(40) === 0) return this.addLead();
    const [lead, other, tour] = [this.one(this.leadIds), this.one(this.leadIds), this.one(this.tourIds)];
    const kind = below(mayErase ? 101 : 100);
    if (kind < 15) return this.send('revise', 'PUT', `/api/Leads/${lead}`, { [this.one(fields)]: this.word(lead) });
    if (kind < 22) return this.send('note', 'POST', `/api/Communications/ForLead/${lead}`, { Type: 'Other', Note: this.word(lead) });
    if (kind < 29) return this.addInterest(lead);
    if (kind < 36) return this.reviseInterest();
    if (kind < 44 || tour === undefined) return this.book(lead);
    if (kind < 72) return this.changeTour(tour, other, kind);
    if (kind < 74) return this.lookFor(lead, tour);
    if (kind < 78) return this.contract(lead, tour);
    if (kind < 86) return this.merge(lead, other);
    if (kind < 93) return this.takeApart(lead);
    if (kind < 96) return this.send('tell apart', 'PUT', `/api/Leads/${lead}/ToldApart/${other}`, { reason: this.word(lead) });
    if (kind < 98) return this.send('delete', 'DELETE', `/api/Leads/${lead}`, undefined);
    if (kind < 100) return this.send('restore', 'POST', `/api/Leads/${lead}/Restore`, {});
    return this.erase(lead);
  }

  private async addLead(): Promise<void> {
    // Its number is known once it is there: only then its words can say whose they are.
    const answer = await this.answer<{ leadId: number }>('add', 'POST', '/api/Leads', { firstName: 'New', mobilePhone: `(305) 2${String(++this.said).padStart(6, '0').replace(/(\d{2})(\d{4})$/, '$1-$2')}` });
    if (!answer) return;
    this.leadIds.push(answer.leadId);
    await this.send('revise', 'PUT', `/api/Leads/${answer.leadId}`, { firstName: this.word(answer.leadId), lastName: this.word(answer.leadId), email: `${this.word(answer.leadId)}@example.com` });
  }

  private async addInterest(leadId: number): Promise<void> {
    const answer = await this.answer<{ interestId: number }>('interest', 'POST', '/api/Interests', { leadId, resort: this.word(leadId), unitNumber: this.word(leadId), notes: this.word(leadId) });
    if (answer) this.interests.push({ interestId: answer.interestId, leadId });
  }

  /** An interest that came with a merge goes back with all that was written of it. */
  private async reviseInterest(): Promise<void> {
    const interest = this.one(this.interests);
    if (interest) await this.send('revise interest', 'PUT', `/api/Interests/${interest.interestId}`, { notes: this.word(interest.leadId) });
  }

  private async book(leadId: number): Promise<void> {
    const answer = await this.answer<{ tourId: number }>('book', 'POST', '/api/Tours', { leadId, tourDate: '2027-03-05', scheduledStartTime: '09:00 AM', notes: this.word(leadId) });
    if (answer) this.tourIds.push(answer.tourId);
  }

  /** Notes are whose the tour is when they are written, also where it goes to another in the same moment. */
  private async changeTour(tourId: number, other: number, kind: number): Promise<void> {
    const { leadId } = await this.walker.admin.get<{ leadId: number }>(`/api/Tours/${tourId}`);
    if (kind < 54) return this.send('tour notes', 'PUT', `/api/Tours/${tourId}`, { notes: this.word(leadId) });
    if (kind < 57) return this.send('tour names', 'PUT', `/api/Tours/${tourId}`, { [this.one(tourNames)]: this.word(leadId) });
    if (kind < 60) return this.send('gift', 'POST', `/api/Tours/${tourId}/Gifts`, { giftTypeId: await this.gift(), note: this.word(leadId) });
    if (kind < 62) return this.send('gift taken back', 'POST', `/api/Tours/${tourId}/Gifts/TakeBack`, { giftName: GIFT, note: this.word(leadId) });
    if (kind < 68) return this.send('tour to another', 'PUT', `/api/Tours/${tourId}`, { leadId: other });
    if (kind < 71) return this.send('tour to another with notes', 'PUT', `/api/Tours/${tourId}`, { leadId: other, notes: this.word(other) });
    return this.send('tour status', 'PUT', `/api/Tours/${tourId}/Status`, { tourStatus: this.one(['Started', 'Scheduled', 'Confirmed']) });
  }

  /** What one looks for, and keeps to look for again. */
  private async lookFor(leadId: number, tourId: number): Promise<void> {
    if (this.erased.has(leadId)) return;
    const { leadId: guest } = await this.walker.admin.get<{ leadId: number }>(`/api/Tours/${tourId}`);
    await this.send('search of units', 'POST', '/api/Searches', { searchType: 'inventory', tourId, searchCriteria: `resort=${this.word(guest)}` });
    await this.send('search of leads', 'POST', '/api/Searches', { searchType: 'leads', searchCriteria: `lastName=${this.word(leadId)}` });
    await this.send('view', 'POST', '/api/ListViews', { list: 'lead-list', name: `View ${++this.said}`, arrangement: { search: await this.lastName(leadId), filters: [], sort: '-createdAt', columns: [{ field: 'leadId' }] } });
  }

  /** Of a lead that was merged it is nothing that the proof of its erasure names: only what it is called. */
  private async lastName(leadId: number): Promise<string> {
    return (await this.walker.admin.get<{ lastName: string }>(`/api/Leads/${leadId}`)).lastName || 'nobody';
  }

  private async gift(): Promise<number> {
    this.giftTypeId ??= (await this.answer<{ giftTypeId: number }>('catalogue', 'POST', '/api/GiftTypes', { giftName: GIFT, status: 'Active' }))!.giftTypeId;
    return this.giftTypeId;
  }

  private contract(leadId: number, tourId: number): Promise<void> {
    return this.send('contract', 'POST', '/api/Contracts', { ...bought, tourId, leadId, buyerFirstName: this.word(leadId) });
  }

  private async merge(into: number, leadId: number): Promise<void> {
    await this.send('merge', 'POST', `/api/Leads/${into}/Merge`, { leadId, take: fields.filter(() => this.walker.below(2) === 0), reason: this.word(leadId) });
    await this.walker.settled();
  }

  private async takeApart(leadId: number): Promise<void> {
    await this.send('take apart', 'POST', `/api/Leads/${leadId}/TakeApart`, { reason: this.word(leadId) });
    await this.walker.settled();
  }

  private async erase(leadId: number): Promise<void> {
    await this.answer('erase', 'POST', `/api/Leads/${leadId}/Erase`, {}, await this.walker.proved());
    const { erasure } = await this.walker.admin.get<{ erasure: { together: number[] } | null }>(`/api/Leads/${leadId}`);
    for (const one of erasure?.together ?? []) this.erased.add(one);
  }

  private word(leadId: number): string {
    return `Zq${leadId}x${++this.said}q`;
  }

  private one<T>(among: readonly T[]): T {
    return among[this.walker.below(Math.max(among.length, 1))]!;
  }

  private async send(name: string, method: string, path: string, body: unknown): Promise<void> {
    await this.answer(name, method, path, body);
  }

  private async answer<T>(name: string, method: string, path: string, body: unknown, by = this.walker.admin): Promise<T | undefined> {
    const answer = await by.fetch(path, { method, body, headers: { 'X-Min-Position': this.position } });
    if (answer.status >= 500) throw new Error(`${name} ${path}: ${answer.status} ${await answer.text()}`);
    const counts = answer.ok ? this.done : this.refused;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const said = await answer.text();
    if (!answer.ok || said === '') return undefined;
    const told = JSON.parse(said) as T & { readonly position?: string };
    this.position = told.position ?? this.position;
    return told;
  }
}

const fields = ['firstName', 'lastName', 'address1', 'city', 'occupation', 'guestVacationLocation', 'marketingCampaign', 'spouseFirstName', 'spouseLastName'];

const tourNames = ['leadFirstName', 'leadLastName', 'spouseFirstName', 'spouseLastName'];
const GIFT = 'Harbor Cruise';

const bought = {
  inventoryId: 0,
  contractDate: '11/12/2026',
  fundsEscrowByDate: '2026-11-12',
  sellerSignBy: '12/3/26',
  closingDate: '2026-12-18',
  closingAgent: 'First Coast Title',
  resort: 'Coral Reef Club',
  buyerEntityType: 'INDIVIDUAL',
  buyerLastName: 'Kim',
  buyerState: 'FL',
  purchasePrice: '21,500.00',
  depositMadeBy: 'CREDIT CARD',
  depositAmount: '2000',
};
