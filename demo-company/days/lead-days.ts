import type { RecordedOf } from '../../events/kernel/event.js';
import { LeadImported } from '../../events/leads/lead.events.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { CreateLead } from '../../backend/leads/lead.commands.js';
import type { InterestBody } from '../../backend/leads/interests/interest.commands.js';
import { Chance } from './chance.js';
import type { CompanyBefore } from './export/company-before.js';
import type { Deed } from './papers/deed.js';
import { leadBecomes, LeadFile } from './lead-file.js';
import { CALLBACK } from './office-days.js';
import { inOfficeHours, StoryTime } from './work-days.js';

const SEED = 914;
const NEWCOMERS = 34;
const CALLBACKS = 4;

const resorts = ['Coral Reef Club', 'Cypress Palms', 'Harbour Point', 'Magnolia Springs', 'Ocean Key Suites', 'Silver Lake Resort'];
const sources = ['Mailout', 'OPC', 'Walk-In', 'Referral', 'Call In', 'Telemarketing', 'Brochure'];
const occupations = ['Teacher', 'Nurse', 'Engineer', 'Retired', 'Business Owner', 'Sales', 'Physician'];
const homes = [
  { city: 'Chicago', state: 'IL', zipcode: '60614' },
  { city: 'Tampa', state: 'FL', zipcode: '33602' },
  { city: 'Denver', state: 'CO', zipcode: '80202' },
  { city: 'Atlanta', state: 'GA', zipcode: '30303' },
  { city: 'San Diego', state: 'CA', zipcode: '92101' },
];
const talks = [
  ['Phone Call', 'Would like to see the pool side before deciding. Call again after 5PM.'],
  ['Phone Call', 'Comes with two children, wants the morning.'],
  ['Email', 'Asked for the dates of week 28 and what the fees are.'],
  ['In Person', 'Came by the desk at check-in and took the brochure.'],
  ['Letter', 'Sent the invitation for the breakfast.'],
] as const;
const streets = ['Main St', 'Oak Lane', 'Lakeview Dr', 'Palmetto Way', 'Harbor Rd'];
const areas = [312, 813, 720, 404, 619];

/** Guests are entered with what they would like, called, looked after; some were never serious, two were entered by mistake. */
export function leadDays(company: CompanyBefore, days: readonly string[]): Deed[] {
  const chance = new Chance(SEED);
  const known = company.all(LeadImported).flatMap(({ data: { firstName, lastName } }) => (firstName && lastName ? [{ firstName, lastName }] : []));
  return Array.from({ length: NEWCOMERS }, (_, index) => {
    const from = days[Math.floor((index * (days.length - 2)) / NEWCOMERS)]!;
    const file = new LeadFile(index + 1, StoryTime.after(from, days, chance), chance);
    story(file, index, { firstName: chance.one(known).firstName, lastName: chance.one(known).lastName });
    return file.deeds;
  }).flat().concat(calledBack(company, days, chance));
}

/** Guests whom the company knew when the days began: what came later would have been entered after it happened. */
export function knownBefore(day: string, company: CompanyBefore): readonly RecordedOf<typeof LeadImported>['data'][] {
  const older = company.all(LeadImported).filter(({ metadata }) => newYorkDay(new Date(metadata.occurredAt)) < day);
  return older.flatMap(({ data }) => (data.firstName && data.lastName ? [data] : []));
}

/** The company has a word of its own for those who asked for another call. */
function calledBack(company: CompanyBefore, days: readonly string[], chance: Chance): Deed[] {
  const asked = chance.some(knownBefore(days[0]!, company), CALLBACKS);
  return asked.map(({ leadId }, index): Deed => ({ name: `callback ${index + 1}`, at: inOfficeHours(days.at(-1 - (index % 2))!, chance), by: 'receptionist', needs: 'Leads_Edit', sending: () => leadBecomes(leadId, CALLBACK, [CALLBACK]) }));
}

type Named = Required<Pick<CreateLead, 'firstName' | 'lastName'>>;

function story(file: LeadFile, index: number, named: Named): void {
  const { chance } = file;
  const home = chance.whole(0, homes.length - 1);
  file.comes({ ...named, ...reachedAt(named, areas[home]!, index, chance), marketingSource: chance.one(sources), guestVacationLocation: chance.one(resorts) }, wish(chance));
  if (index % 16 === 7) return mistaken(file, index);
  const [type, note] = chance.one(talks);
  if (chance.happens(75)) file.told(type, note);
  if (chance.happens(80)) file.becomes('Contacted');
  if (chance.happens(60)) file.says({ ...homes[home], address1: `${chance.whole(12, 9_800)} ${chance.one(streets)}`, occupation: chance.one(occupations) });
  if (chance.happens(45)) file.says({ creditScore: chance.whole(520, 810), age: chance.whole(29, 74), incomeTier: `$${chance.whole(5, 15)}0,000` });
  if (chance.happens(50)) file.wants(wish(chance));
  if (chance.happens(15)) file.becomes('Dead');
}

/** Entered twice: the second is taken out, and one time it was the wrong one of the two. */
function mistaken(file: LeadFile, index: number): void {
  file.goes();
  if (index > 16) file.comesBack();
}

/** Numbers that nobody has (555-01xx), in the area where they live. */
function reachedAt({ firstName, lastName }: Named, area: number, index: number, chance: Chance): Partial<CreateLead> {
  const number = `(${area}) 555-01${String(index + 10).padStart(2, '0')}`;
  const email = `${firstName}.${lastName}${index}@example.com`.toLowerCase().replaceAll(/[^a-z0-9.@]/g, '');
  return { mobilePhone: number, ...(chance.happens(70) && { email }) };
}

function wish(chance: Chance): Partial<InterestBody> {
  return {
    resort: chance.one(resorts),
    useWeek: String(chance.whole(1, 52)),
    bedrooms: String(chance.whole(1, 3)),
    price: `$${chance.whole(2, 9)},000`,
    useYearType: chance.one(['Annual', 'Biennial Even', 'Biennial Odd']),
    fixedFloat: chance.one(['Fixed', 'Float']),
  };
}
