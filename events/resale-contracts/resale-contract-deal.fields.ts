import { date, flag, longText, money, reference, text, yesNo } from '../kernel/field-kinds.rules.js';
import * as words from './resale-contract.enums.js';

/** What a contract is about: the deal, its dates, the unit and what comes with it. */

const answers = { options: words.yesNo };

/** What the contract is about and where it came from. */
export const dealFields = {
  contractType: text('Contract type', { options: words.contractTypes }),
  inventoryId: reference('Inventory'),
  tourId: reference('Tour'),
  leadId: reference('Lead'),
  tppDealNumber: text('TPP number', { head: 'TPP #' }),
  tppLink: longText('TPP link', { link: true }),
  tppResponse: text('TPP response'),
  skipTppIntegration: flag('Skip TPP integration'),
} as const;

export const dateFields = {
  contractDate: date('Contract date', { head: 'Date' }),
  contractGoodDate: date('Contract good date'),
  paidInFullDate: date('Paid in full date'),
  fundsEscrowByDate: date('Funds in escrow by'),
  sellerSignBy: date('Seller signs by'),
  closingDate: date('Closing date', { head: 'Closing' }),
} as const;

export const unitFields = {
  resort: text('Resort'),
  buildingNumber: text('Building'),
  unitNumber: text('Unit'),
  unitSleeps: text('Sleeps', { options: words.unitSleepsOptions }),
  bedrooms: text('Bedrooms', { options: words.bedroomOptions }),
  bathrooms: text('Bathrooms', { options: words.bathroomOptions }),
  maintFee: money('Maintenance fee'),
  useWeek: text('Use week', { head: 'Week' }),
  nextUseYear: text('Next use year'),
  fixedFloat: text('Fixed or float', { options: words.fixedFloatOptions }),
  useYearType: text('Use year type', { options: words.useYearTypes }),
  ownershipType: text('Ownership', { options: words.ownershipTypes }),
  managingEntity: text('Managing entity'),
  listingTerms: text('Listing terms'),
  retailPrice: money('Retail price'),
  listingPrice: money('Listing price'),
  totalPrice: money('Total price'),
} as const;

export const optionFields = {
  includesResortEnhancement: text('Resort enhancement', { options: words.resortEnhancements }),
  includesInternalTradein: yesNo('Internal trade-in', answers),
} as const;
