import { InventoryImported } from '../../../events/inventory/inventory.events.js';
import {
  fixedFloats,
  listingStatuses,
  pointsSeasons,
  roomTypes,
  sellerEntityTypes,
  yesNo,
} from '../../../events/inventory/inventory.enums.js';
import type { LegacyFile } from '../legacy-file.js';
import { dayOf, startOf } from '../moments.js';
import type { RowReader } from '../row-reader.js';

export const inventories: LegacyFile = {
  file: 'Inventories',
  idField: 'inventoryId',
  sequence: 'inventory',
  read: (row, inventoryId) => {
    const entryDate = row.day('entryDate');
    return {
      stream: `inventory-${inventoryId}`,
      at: entryDate === null ? null : startOf(entryDate, ''),
      event: InventoryImported({
        inventoryId,
        ...listing(row),
        ...unit(row),
        ...financial(row),
        ...seller(row),
        ...coSeller(row),
        notes: row.text('notes'),
        entryDate,
        verifiedBy: row.text('verifiedBy'),
        dateVerified: row.day('dateVerified', 'verifiedDate'),
      }),
    };
  },
};

function listing(row: RowReader) {
  const documentDate = row.moment('listingDocumentDate');
  return {
    listingStatus: row.word('listingStatus', listingStatuses),
    listingStartDate: row.day('listingStartDate'),
    listingEndDate: row.day('listingEndDate'),
    listingTerms: row.text('listingTerms'),
    listingDocumentLink: row.text('listingDocumentLink'),
    listingFileName: row.text('listingFileName'),
    listingDocumentDate: documentDate === null ? null : dayOf(documentDate),
    docuSignId: row.text('docuSignId'),
  };
}

function unit(row: RowReader) {
  return {
    resortName: row.text('resortName'),
    unitNumber: row.text('unitNumber'),
    useWeek: row.text('useWeek', 'weekNumber'),
    useType: row.text('useType'),
    fixedFloat: row.word('fixedFloat', fixedFloats),
    useYearType: row.useYearType('useYearType'),
    nextUseYear: row.year('nextUseYear'),
    unitType: row.text('unitType'),
    roomType: row.word('roomType', roomTypes),
    unitStyle: row.text('unitStyle'),
    unitView: row.text('unitView'),
    bedrooms: row.text('bedrooms'),
    bathrooms: row.text('bathrooms'),
    unitSleeps: row.text('unitSleeps'),
    golfPackage: row.word('golfPackage', yesNo),
    pointsAmount: row.whole('pointsAmount', 'pointValue') ?? 0,
    listedWithPoints: row.word('listedWithPoints', yesNo),
    rciNumber: row.text('rciNumber'),
    pointsSeason: row.word('pointsSeason', pointsSeasons),
  };
}

function financial(row: RowReader) {
  return {
    retailPrice: row.amount('retailPrice'),
    listingPrice: row.amount('listingPrice'),
    maintFee: row.amount('maintFee'),
    financingEligible: row.word('financingEligible', yesNo),
    marketingFee: row.amount('marketingFee', 'mktFee'),
    mktFeeDatePd: row.day('mktFeeDatePd'),
    amountPaid: row.amount('amountPaid'),
    variance: row.text('variance'),
  };
}

function seller(row: RowReader) {
  return {
    ownerName: row.text('ownerName'),
    isHoaOwned: row.word('isHoaOwned', yesNo),
    sellerEntityType: row.word('sellerEntityType', sellerEntityTypes),
    sellerCompanyName: row.text('sellerCompanyName'),
    sellerTrustName: row.text('sellerTrustName'),
    sellerFirstName: row.text('sellerFirstName'),
    sellerMiddleName: row.text('sellerMiddleName'),
    sellerLastName: row.text('sellerLastName'),
    sellerEmail: row.text('sellerEmail'),
    sellerHomePhone: row.text('sellerHomePhone'),
    sellerWorkPhone: row.text('sellerWorkPhone'),
    sellerMobilePhone: row.text('sellerMobilePhone'),
    sellerAddress: row.text('sellerAddress'),
    sellerCity: row.text('sellerCity'),
    sellerState: row.text('sellerState'),
    sellerZipcode: row.text('sellerZipcode'),
    sellerCountry: row.country('sellerCountry'),
  };
}

function coSeller(row: RowReader) {
  return {
    coSellerFirstName: row.text('coSellerFirstName'),
    coSellerMiddleName: row.text('coSellerMiddleName'),
    coSellerLastName: row.text('coSellerLastName'),
    coSellerEmail: row.text('coSellerEmail'),
    coSellerHomePhone: row.text('coSellerHomePhone'),
    coSellerWorkPhone: row.text('coSellerWorkPhone'),
    coSellerMobilePhone: row.text('coSellerMobilePhone'),
  };
}
