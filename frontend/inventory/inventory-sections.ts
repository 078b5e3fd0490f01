import { inventoryFields } from '../../events/inventory/inventory.fields.js';
import * as words from '../../events/inventory/inventory.enums.js';
import { countryCodes, countryName, stateCodes } from '../../events/kernel/place.enums.js';
import { entriesIn, sectionsOf, type RecordSection } from '../kit/detail/sections/record-section.js';
import type { EntryField } from '../kit/form/fields/entry.js';
import type { Unit } from './inventory-record.js';
import { inventoryUseYears, listingUseYears, saidUseYear, type UseYears } from './search/years-of-use.js';

/** A unit by section (document 3, 2.6 and 2.7), as the cards show it and the form edits it, on the screens of inventory and of listings. */

/** What the company's lists offer comes with the field. */
const offeredLater = { options: [] };
const states = { options: stateCodes };
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

const AGREEMENT = 'The card of the listing agreement.';

/** All of a unit in the words of some screens: its cards, and the entries of its form. */
export interface UnitParts {
  readonly sections: readonly RecordSection<Unit>[];
  readonly entries: readonly EntryField[];
}

export const inventoryParts = partsIn(ofInventory);
export const listingParts = partsIn(ofListings);

function partsIn({ useYears, entities }: UnitWords): UnitParts {
  const parts = sectionsOf<Unit>()(
    inventoryFields,
    {
      listing: {
        title: 'Listing Summary',
        fields: { listingStatus: { required: true }, listingStartDate: {}, listingEndDate: {}, listingTerms: {}, resortName: { ...offeredLater, required: 'Please choose a resort' }, unitNumber: {}, useWeek: {} },
      },
      unit: {
        title: 'Unit Details',
        fields: {
          ...{ useType: {}, fixedFloat: {}, useYearType: { ...useYears, shown: ({ useYearType }: Unit) => saidUseYear(useYears, useYearType) }, nextUseYear: {}, unitType: offeredLater, roomType: {}, unitStyle: {}, unitView: {} },
          ...{ bedrooms: { options: words.unitBedrooms }, bathrooms: { options: words.unitBathrooms }, unitSleeps: {}, golfPackage: {} },
        },
      },
      points: { title: 'Points', fields: { pointsAmount: {}, listedWithPoints: {}, rciNumber: {}, pointsSeason: {} } },
      prices: { title: 'Financial', fields: { retailPrice: {}, listingPrice: {}, maintFee: {}, financingEligible: {} } },
      marketingFee: { title: 'Marketing Fee', fields: { marketingFee: {}, mktFeeDatePd: {}, amountPaid: {}, variance: {} } },
      seller: {
        title: 'Seller Information',
        fields: {
          ...{ ownerName: {}, isHoaOwned: {}, sellerEntityType: { options: entities }, sellerCompanyName: {}, sellerTrustName: {}, sellerFirstName: {}, sellerMiddleName: {}, sellerLastName: {} },
          ...{ sellerEmail: {}, sellerHomePhone: {}, sellerWorkPhone: {}, sellerMobilePhone: {}, sellerAddress: {}, sellerCity: {}, sellerState: states, sellerZipcode: {}, sellerCountry: countries },
          ...{ coSellerFirstName: {}, coSellerMiddleName: {}, coSellerLastName: {}, coSellerEmail: {}, coSellerHomePhone: {}, coSellerWorkPhone: {}, coSellerMobilePhone: {} },
        },
      },
      internalNotes: { title: 'Internal Notes', fields: { entryDate: {}, verifiedBy: {}, dateVerified: {}, notes: {} } },
    },
    { listingDocumentLink: AGREEMENT, listingFileName: AGREEMENT, listingDocumentDate: AGREEMENT, docuSignId: AGREEMENT, listingSigningStatus: AGREEMENT },
  );
  const sections = Object.values(parts);
  return { sections, entries: entriesIn(sections) };
}

/** Those that the reader sees of a section. */
export function seenOf({ fields }: RecordSection<Unit>, record: Unit): boolean {
  return Object.keys(fields).some((name) => record[name as keyof Unit] !== undefined);
}
