import type { PermissionName } from '../../events/users/permission.enums.js';
import { AddCompanyListItem } from '../../backend/company-settings/company-list.commands.js';
import type { ReviseInventory } from '../../backend/inventory/inventory.commands.js';
import { AddInventory, ChangeListingStatus, ExpireListing } from '../../backend/inventory/inventory.commands.js';
import { inventory } from '../../backend/inventory/inventory.js';
import { expireListingWhenItEnds } from '../../backend/inventory/listings/expire-listing-when-it-ends.js';
import { newListing } from '../../backend/inventory/listings/listing-defaults.rules.js';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { CompanyListCommand } from '../../backend/company-settings/company-list.handlers.js';
import { InventoryCommand } from '../../backend/inventory/inventory.handlers.js';
import { agreementOnPhone } from './papers/agreement-days.js';
import { Chance } from './chance.js';
import type { CompanyBefore } from './export/company-before.js';
import type { Deed } from './papers/deed.js';
import { inOfficeHours, momentOf } from './work-days.js';

const SEED = 47;
const LISTED = 12;
const OPENS = 9 * 60;
/** What the company offers owners who only want to try. */
const SHORT = { terms: '30DayTrial', days: 30 } as const;

/** By resort, in dollars: any unit of it, one with two bedrooms, and that at the turn of the year. */
const prices = [
  ['Coral Reef Club', 6_500, 8_900, 12_500],
  ['Harbour Point', 4_900, 6_900, 9_800],
  ['Ocean Key Suites', 7_200, 9_900, 14_000],
  ['Palm Bay Villas', 5_400, 7_600, 10_900],
] as const;
const owners = [['Ingrid', 'Falk'], ['Samuel', 'Okoro'], ['Priya', 'Raman'], ['Gaston', 'Leroux'], ['Mei', 'Tanaka'], ['Rafael', 'Ibarra']] as const;

type Said = AddInventory | ReviseInventory | ChangeListingStatus | ExpireListing;

/** The company says what it offers units at, and owners list theirs: as drafts, until the agreement is back. */
export function listingDays(_: CompanyBefore, days: readonly string[], today: string): Deed[] {
  const chance = new Chance(SEED);
  const last = days.length - 6;
  const listings = Array.from({ length: LISTED }, (_each, index) => listingStory(index, days.slice(Math.floor((index * last) / LISTED)), today, chance));
  return [...pricesAreSaid(days[0]!), ...listings.flat()];
}

function pricesAreSaid(day: string): Deed[] {
  const lines = prices.flatMap(([name, any, two, holidays]) => [
    { name, price: String(any) },
    { name, bedrooms: '2', price: String(two) },
    { name, bedrooms: '2', weeks: '51-52', price: String(holidays) },
  ]);
  return lines.map((line, index) => ({
    name: `retail price ${index + 1}`,
    at: momentOf(day, OPENS - 10, index),
    by: 'executive',
    needs: 'Settings_Main',
    sending: () => new CompanyListCommand('retailPrices', commandOf(AddCompanyListItem, line)),
  }));
}

/** @param days from the one on which the owner came; every fourth only tries, and what has run out by today has expired */
function listingStory(index: number, days: readonly string[], today: string, chance: Chance): Deed[] {
  const begun = `listing ${index + 1}`;
  const added = listingAdded(index, days[0]!, chance);
  const ended = addDays(added.listingEndDate!, 1);
  // What ends after the days are over ends by itself.
  const follows = ended >= today && ({ goesOn: true } as const);
  const byRosa = (name: string, at: string, needs: PermissionName, command: Said): Deed => ({ name, at, by: 'inventory-manager', needs, ...follows, sending: async (desk) => new InventoryCommand(await desk.number(inventory.category, begun), command) });
  const at = inOfficeHours(days[0]!, chance);
  const deeds = [byRosa(begun, at, 'Inventory_New', added)];
  const agreed = index % 5 === 4 ? undefined : days[chance.whole(1, 4)];
  const onPhone = agreementOnPhone(index, begun, days);
  if (onPhone) return [...deeds, ...onPhone];
  if (agreed)
    deeds.push(
      { name: `${begun} agreement`, at: minutesAfter(at, 20), by: 'inventory-manager', needs: 'Inventory_Edit', ...follows, sending: async (desk) => desk.agreement(await desk.number(inventory.category, begun)) },
      byRosa(`${begun} agreed`, inOfficeHours(agreed, chance), 'Inventory_Edit', commandOf(ChangeListingStatus, { listingStatus: 'Available', reason: 'The listing agreement is back' })),
    );
  if (!agreed || follows) return deeds;
  const { name: id, words } = expireListingWhenItEnds;
  const expired: Deed = { name: `${begun} ended`, at: momentOf(ended, 0), by: { kind: 'system', id, name: words }, sending: async (desk) => new InventoryCommand(await desk.number(inventory.category, begun), commandOf(ExpireListing, { endedBefore: ended })) };
  return [...deeds, expired];
}

function minutesAfter(at: string, minutes: number): string {
  return new Date(Date.parse(at) + minutes * 60_000).toISOString();
}

function listingAdded(index: number, day: string, chance: Chance): AddInventory {
  const [sellerFirstName, sellerLastName] = owners[index % owners.length]!;
  const [resortName, any, two] = prices[index % prices.length]!;
  const bedrooms = chance.one(['1', '2']);
  const retailPrice = bedrooms === '2' ? two : any;
  const begun = newListing(day, '2022Plan');
  const tries = index % 4 === 1 && { listingTerms: SHORT.terms, listingStartDate: day, listingEndDate: addDays(day, SHORT.days) };
  return commandOf(AddInventory, {
    ...{ ...begun, ...tries, resortName, unitNumber: String(3_100 + index), useWeek: String(chance.whole(1, 50)), useYearType: chance.one(['Annual', 'Biennial Even', 'Triennial X']) },
    ...{ bedrooms, bathrooms: bedrooms, roomType: 'Suite', retailPrice: `${retailPrice}.00`, listingPrice: `${retailPrice - 400}.00`, maintFee: `${chance.whole(480, 1_100)}.00` },
    ...{ ownerName: `${sellerFirstName} ${sellerLastName}`, sellerEntityType: 'Individual', sellerFirstName, sellerLastName, entryDate: day },
    ...{ sellerEmail: `${sellerFirstName}.${sellerLastName}@example.com`.toLowerCase(), sellerMobilePhone: `(407) 555-01${String(index + 50)}` },
  });
}
