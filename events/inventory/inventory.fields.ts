import { envelopeStatuses } from '../signing/envelope.enums.js';
import { count, date, longText, money, phone, reference, status, text, yesNo } from '../kernel/field-kinds.rules.js';
import { grouped, type ValuesOf } from '../kernel/field.rules.js';
import * as words from './inventory.enums.js';

/** Every field of a unit week for resale, once, by section. */

const answers = { options: words.yesNo };
/** Where a listing stands, what its owner asks, who the seller is and what was noted (`decisions.md B16`). */
const sensitive = 'Inventory_Sensitive';

export const listingStatusFields = {
  listingStatus: status('Listing status', { head: 'Status', options: words.listingStatuses, sensitive }),
} as const;

export const listingTermFields = {
  listingStartDate: date('Listed'),
  listingEndDate: date('Expires', { sensitive }),
  listingTerms: text('Listing terms'),
} as const;

export const inventoryUnitFields = {
  resortName: text('Resort'),
  unitNumber: text('Unit number', { head: 'Unit' }),
  useWeek: text('Week'),
  useType: text('Use type'),
  fixedFloat: text('Fixed/Float', { options: words.fixedFloats }),
  useYearType: text('Use year type', { head: 'Use year', options: words.useYearTypes }),
  nextUseYear: text('Next use year', { head: 'Next year' }),
  unitType: text('Unit type'),
  roomType: text('Room type', { options: words.roomTypes }),
  unitStyle: text('Unit style'),
  unitView: text('View'),
  bedrooms: text('Bedrooms', { head: 'Bed' }),
  bathrooms: text('Bathrooms', { head: 'Bath' }),
  unitSleeps: text('Sleeps'),
  golfPackage: yesNo('Golf package', answers),
} as const;

export const inventoryPointsFields = {
  pointsAmount: count('Points'),
  listedWithPoints: yesNo('Listed with points', answers),
  rciNumber: text('RCI number'),
  pointsSeason: text('Points season', { options: words.pointsSeasons }),
} as const;

export const inventoryPriceFields = {
  retailPrice: money('Retail price'),
  listingPrice: money('Listing price', { sensitive }),
  maintFee: money('Maintenance fee', { head: 'Maint. fee' }),
  financingEligible: yesNo('Financing eligible', { head: 'Financing', ...answers }),
} as const;

export const marketingFeeFields = {
  marketingFee: money('Marketing fee', { sensitive }),
  mktFeeDatePd: date('Marketing fee paid', { sensitive }),
  amountPaid: money('Amount paid', { sensitive }),
  variance: text('Marketing fee notes', { sensitive }),
} as const;

export const inventorySellerFields = grouped('Parties', {
  ownerName: text('Owner', { sensitive }),
  isHoaOwned: yesNo('HOA owned', answers),
  sellerEntityType: text('Seller type', { options: words.sellerEntityTypes, sensitive }),
  sellerCompanyName: text('Seller company', { sensitive }),
  sellerTrustName: text('Seller trust', { sensitive }),
  sellerFirstName: text('Seller first name', { sensitive }),
  sellerMiddleName: text('Seller middle name', { sensitive }),
  sellerLastName: text('Seller last name', { sensitive }),
  sellerEmail: text('Seller email', { sensitive }),
  sellerHomePhone: phone('Seller home phone', { sensitive }),
  sellerWorkPhone: phone('Seller work phone', { sensitive }),
  sellerMobilePhone: phone('Seller mobile', { sensitive }),
  sellerAddress: text('Seller address', { sensitive }),
  sellerCity: text('Seller city', { sensitive }),
  sellerState: text('Seller state', { sensitive }),
  sellerZipcode: text('Seller ZIP code', { sensitive }),
  /** ISO 3166 code where the old text named a country. */
  sellerCountry: text('Seller country', { sensitive }),
  coSellerFirstName: text('Co-seller first name', { sensitive }),
  coSellerMiddleName: text('Co-seller middle name', { sensitive }),
  coSellerLastName: text('Co-seller last name', { sensitive }),
  coSellerEmail: text('Co-seller email', { sensitive }),
  coSellerHomePhone: phone('Co-seller home phone', { sensitive }),
  coSellerWorkPhone: phone('Co-seller work phone', { sensitive }),
  coSellerMobilePhone: phone('Co-seller mobile', { sensitive }),
} as const);

export const internalNoteFields = {
  notes: longText('Internal notes', { head: 'Notes', sensitive }),
  entryDate: date('Entry date', { sensitive }),
  verifiedBy: text('Verified by', { sensitive }),
  dateVerified: date('Date verified', { head: 'Verified', sensitive }),
} as const;

/** The newest version of the agreement. */
export const agreementDocumentFields = {
  listingDocumentLink: longText('Listing agreement'),
  listingFileName: text('Listing agreement file'),
  listingDocumentDate: date('Listing agreement date', { head: 'Agreement' }),
} as const;

/** The last time that it was sent to be signed. */
export const agreementSigningFields = {
  docuSignId: text('E-signature'),
  listingSigningStatus: status('Agreement signature', { head: 'Signature', options: envelopeStatuses, sensitive }),
} as const;

const listingAgreementFields = { ...agreementDocumentFields, ...agreementSigningFields } as const;

/** What people fill in. */
export const inventoryFormFields = {
  ...listingStatusFields,
  ...listingTermFields,
  ...inventoryUnitFields,
  ...inventoryPointsFields,
  ...inventoryPriceFields,
  ...marketingFeeFields,
  ...inventorySellerFields,
  ...internalNoteFields,
} as const;

export const inventoryFields = { ...inventoryFormFields, ...listingAgreementFields } as const;

/** What older clients call some of them (`decisions.md H3`). */
export const inventoryAliases = { pointValue: 'pointsAmount', mktFee: 'marketingFee', verifiedDate: 'dateVerified', weekNumber: 'useWeek' } as const;

export const inventoryAliasFields = {
  pointValue: inventoryPointsFields.pointsAmount,
  mktFee: marketingFeeFields.marketingFee,
  verifiedDate: internalNoteFields.dateVerified,
  weekNumber: inventoryUnitFields.useWeek,
} as const satisfies Readonly<Record<keyof typeof inventoryAliases, unknown>>;

/** What lists show. */
export const inventoryListFields = { inventoryId: reference('Inventory ID', { head: 'ID' }), ...inventoryFields } as const;

/** What a search for a tour tells of a unit. */
export const foundUnitFields = {
  resortName: inventoryUnitFields.resortName,
  unitNumber: inventoryUnitFields.unitNumber,
  useWeek: inventoryUnitFields.useWeek,
  useType: inventoryUnitFields.useType,
  bedrooms: inventoryUnitFields.bedrooms,
  bathrooms: inventoryUnitFields.bathrooms,
  retailPrice: inventoryPriceFields.retailPrice,
  isHoaOwned: inventorySellerFields.isHoaOwned,
  pointsAmount: inventoryPointsFields.pointsAmount,
  financingEligible: inventoryPriceFields.financingEligible,
} as const;

export const inventoryTotalFields = {
  // How many stand in a status is seen by everybody who sees the rows.
  listingStatus: status('Listing status', { head: 'Status', options: words.listingStatuses }),
  count: count('Units'),
} as const;

export type InventoryValues = ValuesOf<typeof inventoryFields>;
