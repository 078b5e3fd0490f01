import { inventoryFormFields } from '../../events/inventory-fields.values.js';
import * as words from '../../events/inventory.values.js';
import { countryCodes, countryName, stateCodes } from '../../events/place.values.js';
import { particularsIn, type RecordSection } from '../kit/detail/record-section.js';
import { entriesOf } from '../kit/form/entries-of.js';
import type { EntryField } from '../kit/form/entry.js';
import type { Unit } from './inventory-record.js';

/** A unit by section (document 3, 2.7), as the cards show it and the form edits it. */

const table = inventoryFormFields;
/** What the company's lists offer comes with the field. */
const offeredLater = { options: [] };
const places = { options: stateCodes };
const countries = { options: countryCodes, labels: Object.fromEntries(countryCodes.map((code) => [code, countryName(code)])) };
/** The words of this screen for what is kept under one name everywhere (`decisions.md H1, H2`). */
const useYears = { options: ['Annual', 'Biennial Even', 'Biennial Odd'], labels: { 'Biennial Even': 'Even', 'Biennial Odd': 'Odd' } };
const entities = { options: words.sellerEntityTypes.filter((type) => type !== 'Trust') };

const listing: RecordSection<Unit> = {
  title: 'Listing Summary',
  table,
  fields: { listingStatus: { required: true }, listingStartDate: {}, listingEndDate: {}, listingTerms: {}, resortName: { ...offeredLater, required: 'Please choose a resort' }, unitNumber: {}, useWeek: {} },
};

const unit: RecordSection<Unit> = {
  title: 'Unit Details',
  table,
  fields: {
    ...{ useType: {}, fixedFloat: {}, useYearType: useYears, nextUseYear: {}, unitType: offeredLater, roomType: {}, unitStyle: {}, unitView: {} },
    ...{ bedrooms: { options: words.unitBedrooms }, bathrooms: { options: words.unitBathrooms }, unitSleeps: {}, golfPackage: {} },
  },
};

const points: RecordSection<Unit> = { title: 'Points', table, fields: { pointsAmount: {}, listedWithPoints: {}, rciNumber: {}, pointsSeason: {} } };

const prices: RecordSection<Unit> = { title: 'Financial', table, fields: { retailPrice: {}, listingPrice: {}, maintFee: {}, financingEligible: {} } };

const marketingFee: RecordSection<Unit> = { title: 'Marketing Fee', table, fields: { marketingFee: {}, mktFeeDatePd: {}, amountPaid: {}, variance: {} } };

const seller: RecordSection<Unit> = {
  title: 'Seller Information',
  table,
  fields: {
    ...{ ownerName: {}, isHoaOwned: {}, sellerEntityType: entities, sellerCompanyName: {}, sellerTrustName: {}, sellerFirstName: {}, sellerMiddleName: {}, sellerLastName: {} },
    ...{ sellerEmail: {}, sellerHomePhone: {}, sellerWorkPhone: {}, sellerMobilePhone: {}, sellerAddress: {}, sellerCity: {}, sellerState: places, sellerZipcode: {}, sellerCountry: countries },
    ...{ coSellerFirstName: {}, coSellerMiddleName: {}, coSellerLastName: {}, coSellerEmail: {}, coSellerHomePhone: {}, coSellerWorkPhone: {}, coSellerMobilePhone: {} },
  },
};

const internalNotes: RecordSection<Unit> = { title: 'Internal Notes', table, fields: { entryDate: {}, verifiedBy: {}, dateVerified: {}, notes: {} } };

export const unitSections: readonly RecordSection<Unit>[] = [listing, unit, points, prices, marketingFee, seller, internalNotes];

export const unitEntries: readonly EntryField[] = entriesOf(table, particularsIn(...unitSections)).map((entry) => ({ ...entry, labels: { ...entry.labels, ...(entry.name === 'useYearType' && useYears.labels) } }));

/** Those that the reader sees of a section. */
export function seenOf({ fields }: RecordSection<Unit>, record: Unit): boolean {
  return Object.keys(fields).some((name) => record[name as keyof Unit] !== undefined);
}
