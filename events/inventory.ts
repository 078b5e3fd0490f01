import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from './event.js';
import { day, money, orNull, recordId, text, whole } from './field-schemas.js';

const listing = {
  listingStatus: text,
  listingStartDate: orNull(day),
  listingEndDate: orNull(day),
  listingTerms: text,
};

const unit = {
  resortName: text,
  unitNumber: text,
  useWeek: text,
  useType: text,
  fixedFloat: text,
  useYearType: text,
  nextUseYear: text,
  unitType: text,
  roomType: text,
  unitStyle: text,
  unitView: text,
  bedrooms: text,
  bathrooms: text,
  unitSleeps: text,
  golfPackage: text,
};

const points = {
  pointsAmount: whole,
  listedWithPoints: text,
  rciNumber: text,
  pointsSeason: text,
};

const financial = {
  retailPrice: orNull(money),
  listingPrice: orNull(money),
  maintFee: orNull(money),
  financingEligible: text,
  marketingFee: orNull(money),
  mktFeeDatePd: orNull(day),
  amountPaid: orNull(money),
  /** Shown as Marketing Fee Notes. */
  variance: text,
};

const seller = {
  ownerName: text,
  isHoaOwned: text,
  sellerEntityType: text,
  sellerCompanyName: text,
  sellerTrustName: text,
  sellerFirstName: text,
  sellerMiddleName: text,
  sellerLastName: text,
  sellerEmail: text,
  sellerHomePhone: text,
  sellerWorkPhone: text,
  sellerMobilePhone: text,
  sellerAddress: text,
  sellerCity: text,
  sellerState: text,
  sellerZipcode: text,
  /** ISO 3166 code where the old text named a country. */
  sellerCountry: text,
  coSellerFirstName: text,
  coSellerMiddleName: text,
  coSellerLastName: text,
  coSellerEmail: text,
  coSellerHomePhone: text,
  coSellerWorkPhone: text,
  coSellerMobilePhone: text,
};

const internalNotes = {
  notes: text,
  entryDate: orNull(day),
  verifiedBy: text,
  dateVerified: orNull(day),
};

const listingAgreement = {
  listingDocumentLink: text,
  listingFileName: text,
  listingDocumentDate: orNull(day),
  docuSignId: text,
};

export const InventoryImported = defineEvent(
  'InventoryImported',
  1,
  Type.Object({
    inventoryId: recordId,
    ...listing,
    ...unit,
    ...points,
    ...financial,
    ...seller,
    ...internalNotes,
    ...listingAgreement,
  }),
);

export const inventoryEvents = [InventoryImported] as const;
export type InventoryEvent = EventsOf<typeof inventoryEvents>;
