import { fileURLToPath } from 'node:url';
import { readExport, type RawExport } from '../../../backend/legacy-import/export-files.js';
import { lastMoment } from '../../../backend/legacy-import/export-day.js';
import { dayOf } from '../../../backend/legacy-import/moments.js';
import { preparedForDays } from './prepared-export.js';

const folder = fileURLToPath(new URL('../..', import.meta.url));

type Row = Readonly<Record<string, string>>;

let raw: RawExport;
let demo: RawExport;
const rows = (file: 'Leads' | 'Inventories' | 'Contracts' | 'Members' | 'EpicContracts') => demo[file] as readonly Row[];

beforeAll(async () => {
  raw = await readExport(folder);
  demo = preparedForDays(raw);
});

describe('The export as the demo has it', () => {
  it('says one state, one beginning of the codes and one country of a city', () => {
    const said = [
      ...rows('Leads').map(({ city, state, zipcode, country }) => [city, state, zipcode!.slice(0, 3), country]),
      ...rows('Members').map(({ city, state, zipcode, country }) => [city, state, zipcode!.slice(0, 3), country]),
      ...rows('Inventories').map(({ sellerCity, sellerState, sellerZipcode, sellerCountry }) => [sellerCity, sellerState, sellerZipcode!.slice(0, 3), sellerCountry]),
      ...[...rows('Contracts'), ...rows('EpicContracts')].map(({ buyerCity, buyerState, buyerZipcode, buyerCountry }) => [buyerCity, buyerState, buyerZipcode!.slice(0, 3), buyerCountry]),
    ];
    const places = new Set(said.map((place) => place.join('|')));
    expect(new Set(said.map(([city]) => city)).size).toBe(places.size);
    expect([...places]).toEqual(expect.arrayContaining(['Atlanta|GA|303|United States', 'Montréal|QC|H2X|Canada']));
  });

  it('leaves everybody in their state, and a copy of an address where the address is', () => {
    expect(rows('Leads').map(({ state }) => state)).toEqual((raw.Leads as readonly Row[]).map(({ state }) => state));
    const homes = new Map(rows('Leads').map(({ leadId, city }) => [leadId, city]));
    for (const { leadId, buyerCity } of rows('Contracts')) expect(buyerCity).toBe(homes.get(leadId!));
    const members = new Map(rows('Members').map(({ epicContractId, city, zipcode }) => [epicContractId, [city, zipcode]]));
    for (const { epicContractId, buyerCity, buyerZipcode } of rows('EpicContracts')) expect([buyerCity, buyerZipcode]).toEqual(members.get(epicContractId!));
  });

  it('offers no unit whose listing has ended, and hides none of the others', () => {
    const last = dayOf(lastMoment(raw)!);
    const available = (units: readonly unknown[]) => (units as readonly Row[]).filter(({ listingStatus }) => listingStatus === 'Available');
    const running = available(raw.Inventories).filter(({ listingEndDate }) => listingEndDate!.slice(0, 10) >= last);
    expect(available(raw.Inventories).length).toBeGreaterThan(running.length);
    expect(available(demo.Inventories).map(({ inventoryId }) => inventoryId)).toEqual(running.map(({ inventoryId }) => inventoryId));
  });
});
