import { inventoryFormFields } from '../../events/inventory/inventory.fields.js';
import * as words from '../../events/inventory/inventory.enums.js';
import { countryCodes, countryName, stateCodes } from '../../events/kernel/place.enums.js';
import { particularsIn, type RecordSection } from '../kit/detail/record-section.js';
import { entriesOf } from '../kit/form/fields/entries-of.js';
import type { EntryField } from '../kit/form/fields/entry.js';
import type { Unit } from './inventory-record.js';
import { inventoryUseYears, listingUseYears, saidUseYear, type UseYears } from './search/years-of-use.js';

/** A unit by section (document 3, 2.6 and 2.7), as the cards show it and the form edits it, on the screens of inventory and of listings. */

const table = inventoryFormFields;
/** What the company's lists offer comes with the field. */
const offeredLater = { options: [] };
const places = { options: stateCodes };
const countries = { options: countryCodes, labels: Object.fromEntries(countryCodes.map((code) => [code, countryName(code)])), shown: ({ sellerCountry }: Unit) => countryName(sellerCountry) };

/** The words of a screen for what is kept under one name everywhere (`decisions.md H1, H2`). */
interface UnitWords {
  readonly useYears: UseYears;
  readonly entities: readonly string[];
}

const ofInventory: UnitWords = {
  useYears: inventoryUseYears,
  entities: words.sellerEntityTypes.filter((type) => type !== 'Trust'),
};
const ofListings: UnitWords = { useYears: listingUseYears, entities: words.sellerEntityTypes };

const listing: RecordSection<Unit> = {
  title: 'Listing Summary',
  table,
  fields: { listingStatus: { required: true }, listingStartDate: {}, listingEndDate: {}, listingTerms: {}, resortName: { ...offeredLater, required: 'Please choose a resort' }, unitNumber: {}, useWeek: {} },
};

const unitIn = ({ useYears }: UnitWords): RecordSection<Unit> => ({
  title: 'Unit Details',
  table,
  fields: {
    ...{ useType: {}, fixedFloat: {}, useYearType: { ...useYears, shown: ({ useYearType }) => saidUseYear(useYears, useYearType) }, nextUseYear: {}, unitType: offeredLater, roomType: {}, unitStyle: {}, unitView: {} },
    ...{ bedrooms: { options: words.unitBedrooms }, bathrooms: { options: words.unitBathrooms }, unitSleeps: {}, golfPackage: {} },
  },
});

const points: RecordSection<Unit> = { title: 'Points', table, fields: { pointsAmount: {}, listedWithPoints: {}, rciNumber: {}, pointsSeason: {} } };

const prices: RecordSection<Unit> = { title: 'Financial', table, fields: { retailPrice: {}, listingPrice: {}, maintFee: {}, financingEligible: {} } };

const marketingFee: RecordSection<Unit> = { title: 'Marketing Fee', table, fields: { marketingFee: {}, mktFeeDatePd: {}, amountPaid: {}, variance: {} } };

const sellerIn = ({ entities }: UnitWords): RecordSection<Unit> => ({
  title: 'Seller Information',
  table,
  fields: {
    ...{ ownerName: {}, isHoaOwned: {}, sellerEntityType: { options: entities }, sellerCompanyName: {}, sellerTrustName: {}, sellerFirstName: {}, sellerMiddleName: {}, sellerLastName: {} },
    ...{ sellerEmail: {}, sellerHomePhone: {}, sellerWorkPhone: {}, sellerMobilePhone: {}, sellerAddress: {}, sellerCity: {}, sellerState: places, sellerZipcode: {}, sellerCountry: countries },
    ...{ coSellerFirstName: {}, coSellerMiddleName: {}, coSellerLastName: {}, coSellerEmail: {}, coSellerHomePhone: {}, coSellerWorkPhone: {}, coSellerMobilePhone: {} },
  },
});

const internalNotes: RecordSection<Unit> = { title: 'Internal Notes', table, fields: { entryDate: {}, verifiedBy: {}, dateVerified: {}, notes: {} } };

/** All of a unit in the words of some screens: its cards, and the entries of its form. */
export interface UnitParts {
  readonly sections: readonly RecordSection<Unit>[];
  readonly entries: readonly EntryField[];
}

export const inventoryParts = partsIn(ofInventory);
export const listingParts = partsIn(ofListings);

function partsIn(said: UnitWords): UnitParts {
  const sections = [listing, unitIn(said), points, prices, marketingFee, sellerIn(said), internalNotes];
  const entries = entriesOf(table, particularsIn(...sections)).map((entry) => ({ ...entry, labels: { ...entry.labels, ...(entry.name === 'useYearType' && said.useYears.labels) } }));
  return { sections, entries };
}

/** Those that the reader sees of a section. */
export function seenOf({ fields }: RecordSection<Unit>, record: Unit): boolean {
  return Object.keys(fields).some((name) => record[name as keyof Unit] !== undefined);
}
