import { AddInventory, ChangeListingStatus, ReviseInventory } from '../../backend/inventory/inventory.commands.js';
import { inventory } from '../../backend/inventory/inventory.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { InventoryCommand } from '../../backend/inventory/inventory.handlers.js';
import { Chance } from './chance.js';
import type { CompanyBefore } from './export/company-before.js';
import type { Deed } from './papers/deed.js';
import { inOfficeHours } from './work-days.js';

const SEED = 31;
const ADDED = 24;

const resorts = ["Barefoot'n Resort", 'Coral Reef Club', 'Cypress Palms', 'Harbour Point', 'Magnolia Springs', 'Ocean Key Suites', 'Palm Bay Villas', 'Silver Lake Resort'] as const;
const owners = [['Elena', 'Marsh'], ['Tobias', 'Greene'], ['Noor', 'Haddad'], ['Walter', 'Quinn'], ['Beatriz', 'Sol'], ['Hugo', 'Lindqvist']] as const;

/** Units come in, and what becomes of them: a price goes down, an owner is called, an offer is taken back. */
export function inventoryDays(_: CompanyBefore, days: readonly string[]): Deed[] {
  const chance = new Chance(SEED);
  // The last of them still have some days for what follows.
  const last = days.length - 12;
  return Array.from({ length: ADDED }, (_each, index) => unitStory(index, days.slice(Math.floor((index * last) / ADDED)), chance)).flat();
}

/** @param days from the one on which it came in */
function unitStory(index: number, days: readonly string[], chance: Chance): Deed[] {
  const begun = `unit ${index + 1}`;
  const retailPrice = chance.one([4_995, 6_500, 8_900, 12_500]);
  const deed = (what: string, day: string, command: AddInventory | ReviseInventory | ChangeListingStatus, needs: Deed['needs']): Deed => ({
    name: what === '' ? begun : `${begun} ${what}`,
    at: inOfficeHours(day, chance),
    by: 'inventory-manager',
    ...(needs && { needs }),
    sending: async (desk) => new InventoryCommand(await desk.number(inventory.category, begun), command),
  });
  const added = deed('', days[0]!, unitAdded(index, retailPrice, chance), 'Inventory_New');
  const called = deed('verified', days[2]!, commandOf(ReviseInventory, { verifiedBy: 'Rosa Delgado', dateVerified: days[2]!, notes: 'Owner called: week and unit are as on the deed' }), 'Inventory_Edit');
  const cheaper = deed('cheaper', days[6]!, commandOf(ReviseInventory, { retailPrice: amount(retailPrice - 500), listingPrice: amount((retailPrice - 500) * 0.9) }), 'Inventory_Edit');
  const takenBack = deed('taken back', days[9]!, commandOf(ChangeListingStatus, { listingStatus: 'Canceled', reason: 'The owner keeps the week' }), 'Inventory_Edit');
  return [added, ...(index % 2 === 0 ? [called] : []), ...(index % 3 === 0 ? [cheaper] : []), ...(index % 8 === 5 ? [takenBack] : [])];
}

function unitAdded(index: number, retailPrice: number, chance: Chance): AddInventory {
  const [sellerFirstName, sellerLastName] = owners[index % owners.length]!;
  const bedrooms = chance.one(['Studio', '1', '2', '3']);
  return commandOf(AddInventory, {
    resortName: resorts[index % resorts.length]!,
    unitNumber: String(2_000 + index),
    useWeek: String(chance.whole(1, 52)),
    useType: 'Annual',
    fixedFloat: chance.one(['Fixed', 'Float']),
    useYearType: chance.one(['Annual', 'Biennial Even', 'Biennial Odd']),
    roomType: 'Suite',
    bedrooms,
    bathrooms: bedrooms === '3' ? '2.5' : '1',
    golfPackage: 'No',
    listedWithPoints: 'No',
    retailPrice: amount(retailPrice),
    listingPrice: amount(retailPrice * 0.9),
    maintFee: amount(chance.whole(450, 1_200)),
    financingEligible: chance.one(['Yes', 'No']),
    marketingFee: '199.00',
    isHoaOwned: 'No',
    ownerName: `${sellerFirstName} ${sellerLastName}`,
    sellerEntityType: 'Individual',
    sellerFirstName,
    sellerLastName,
    sellerEmail: `${sellerFirstName}.${sellerLastName}@example.com`.toLowerCase(),
    sellerMobilePhone: `(407) 555-01${String(index + 10)}`,
  });
}

function amount(dollars: number): string {
  return dollars.toFixed(2);
}
