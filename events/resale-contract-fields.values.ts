import { count, date, decimal, flag, longText, money, number, reference, status, text, time, yesNo } from './field-kinds.values.js';
import { computed, grouped, type ValuesOf } from './field.values.js';
import * as words from './resale-contract.values.js';

/** Every field of a resale contract, once, by section. */

const answers = { options: words.yesNo };
/** How to reach the buyer and what the sale earns (`decisions.md B24`). */
const sensitive = 'Contracts_Sensitive';

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

export const buyerFields = grouped('Parties', {
  buyerEntityType: text('Buyer type', { options: words.entityTypes }),
  buyerFirstName: text('Buyer first name'),
  buyerMiddleName: text('Buyer middle name'),
  buyerLastName: text('Buyer last name'),
  buyerCompanyName: text('Buyer company'),
  buyerStateInc: text('Buyer state of incorporation'),
  buyerTrustName: text('Buyer trust'),
  buyerHomePhone: text('Buyer home phone', { sensitive }),
  buyerMobilePhone: text('Buyer mobile phone', { sensitive }),
  buyerWorkPhone: text('Buyer work phone', { sensitive }),
  buyerEmail: text('Buyer email', { sensitive }),
  buyerAddress1: text('Buyer address', { sensitive }),
  buyerAddress2: text('Buyer address, line 2', { sensitive }),
  buyerCity: text('Buyer city', { sensitive }),
  buyerState: text('Buyer state', { sensitive }),
  buyerZipcode: text('Buyer ZIP code', { sensitive }),
  buyerCountry: text('Buyer country', { sensitive }),
  coBuyerFirstName: text('Co-buyer first name'),
  coBuyerMiddleName: text('Co-buyer middle name'),
  coBuyerLastName: text('Co-buyer last name'),
  coBuyerHomePhone: text('Co-buyer home phone', { sensitive }),
  coBuyerMobilePhone: text('Co-buyer mobile phone', { sensitive }),
  coBuyerEmail: text('Co-buyer email', { sensitive }),
} as const);

export const sellerFields = grouped('Parties', {
  sellerEntityType: text('Seller type', { options: words.entityTypes }),
  isHoaInventory: yesNo('HOA inventory', answers),
  sellerFirstName: text('Seller first name'),
  sellerMiddleName: text('Seller middle name'),
  sellerLastName: text('Seller last name'),
  sellerCompanyName: text('Seller company'),
  sellerStateInc: text('Seller state of incorporation'),
  sellerTrustName: text('Seller trust'),
  sellerEmail: text('Seller email'),
  sellerHomePhone: text('Seller home phone'),
  sellerMobilePhone: text('Seller mobile phone'),
  sellerWorkPhone: text('Seller work phone'),
  sellerAddress: text('Seller address'),
  sellerCity: text('Seller city'),
  sellerState: text('Seller state'),
  sellerZipcode: text('Seller ZIP code'),
  sellerCountry: text('Seller country'),
  coSellerFirstName: text('Co-seller first name'),
  coSellerMiddleName: text('Co-seller middle name'),
  coSellerLastName: text('Co-seller last name'),
  coSellerEmail: text('Co-seller email'),
  coSellerHomePhone: text('Co-seller home phone'),
  coSellerWorkPhone: text('Co-seller work phone'),
  coSellerMobilePhone: text('Co-seller mobile phone'),
} as const);

export const salesFields = {
  salesAgent: text('Sales agent'),
  isToUsed: yesNo('TO used', answers),
  toName: text('TO'),
  toGlCode: text('TO GL code'),
  toCommission: money('TO commission'),
  closingAgent: text('Closing agent'),
  closingAgentAddress: text('Closing agent address'),
  closingAgentCity: text('Closing agent city'),
  closingAgentState: text('Closing agent state'),
  closingAgentZipcode: text('Closing agent ZIP code'),
  closingAgentPhone: text('Closing agent phone'),
  closingAgentEscrowBank: text('Escrow bank'),
  contractsProcessor: text('Processor'),
  escrowAgent: text('Escrow agent'),
} as const;

/** Typed by people. */
export const financialTermFields = {
  purchasePrice: money('Purchase price', { head: 'Price' }),
  closingFee: money('Closing fee'),
  loanProcessingFee: money('Loan processing fee'),
  creditReportFee: money('Credit report fee'),
  prePaidMaintFee: money('Prepaid maintenance fee'),
  fullAmountCollected: yesNo('Full amount collected', answers),
  depositMadeBy: text('Deposit made by', { options: words.depositMethods }),
  depositAmount: money('Deposit'),
  balanceDueType: text('Balance due by', { options: words.balanceDueTypes }),
  notes: longText('Notes'),
} as const;

/** Computed from the terms (`decisions.md C2-C7`); kept in the event as what they came to on the day. */
export const financialTotalFields = computed({
  contractSalesPrice: money('Contract sales price'),
  subtotalCharges: money('Subtotal of charges'),
  creditCardProcessingFee: money('Card fee'),
  cashDueAtSigning: money('Cash due at signing'),
  balanceDue: money('Balance due', { head: 'Balance' }),
} as const);

export const loanFields = {
  financedAmount: money('Financed amount'),
  interestRate: decimal('Interest rate'),
  minimumDownPayment: money('Minimum down payment'),
  additionalDownPayment: money('Additional down payment'),
  loanTerm: number('Loan term'),
  financeCharge: money('Finance charge'),
  totalPayments: money('Total of payments'),
  totalSalesPrice: money('Total sales price'),
  numberOfRegularPayments: number('Number of regular payments'),
  regularPaymentAmount: money('Regular payment'),
  finalPaymentAmount: money('Final payment'),
  lateCharge: money('Late charge'),
  aprRate: decimal('APR'),
} as const;

export const accountingFields = {
  incomeGlCode: text('Income GL code', { sensitive }),
  incomeAmount: money('Income amount', { sensitive }),
  cogGlCode: text('COG GL code'),
  cogAmount: money('COG amount'),
} as const;

export const optionFields = {
  includesResortEnhancement: text('Resort enhancement', { options: words.resortEnhancements }),
  includesInternalTradein: yesNo('Internal trade-in', answers),
} as const;

/** Written by generating and signing documents, never by editing the contract. */
const documentFields = {
  contractDocumentLink: longText('Buyer contract', { link: true }),
  contractFileName: text('Buyer contract file'),
  contractDocumentDate: time('Buyer contract date'),
  sellerContractDocumentLink: longText('Seller contract', { link: true }),
  sellerContractFileName: text('Seller contract file'),
  sellerContractDocumentDate: time('Seller contract date'),
  sellerDocuSignId: text('E-signature'),
  sellerDocuSignSentDate: time('Sent for signature'),
} as const;

export const statusFields = {
  contractStatus: status('Status', { options: words.contractStatuses }),
  paymentStatus: status('Payment status', { head: 'Payment', options: words.paymentStatuses }),
} as const;

export const originFields = {
  createdBy: reference('Created by'),
  createdAt: time('Created'),
} as const;

/** Every field of a contract by name. */
export const resaleContractFields = {
  ...statusFields,
  ...originFields,
  ...dealFields,
  ...dateFields,
  ...unitFields,
  ...buyerFields,
  ...sellerFields,
  ...salesFields,
  ...financialTermFields,
  ...financialTotalFields,
  ...loanFields,
  ...accountingFields,
  ...optionFields,
  ...documentFields,
} as const;

/** What answers and lists name beside the fields (`decisions.md C23`). */
const derivedFields = {
  buyer: text('Buyer', { from: ['buyerEntityType', 'buyerFirstName', 'buyerLastName', 'buyerCompanyName', 'buyerTrustName'] }),
  seller: text('Seller', { from: ['sellerEntityType', 'sellerFirstName', 'sellerLastName', 'sellerCompanyName', 'sellerTrustName'] }),
  buyerName: text('Buyer', { from: ['buyerEntityType', 'buyerFirstName', 'buyerLastName', 'buyerCompanyName', 'buyerTrustName'] }),
  buyerPhone: text('Buyer phone', { from: ['buyerMobilePhone', 'buyerHomePhone', 'buyerWorkPhone'] }),
  buyerAddress: text('Buyer address', { from: ['buyerAddress1', 'buyerAddress2'] }),
  lastDayToRescind: date('Last day to rescind', { from: ['contractDate'] }),
} as const;

/** What lists and answers show: the fields, and what is made from them. */
export const resaleContractListFields = {
  contractId: reference('Contract'),
  ...resaleContractFields,
  ...derivedFields,
} as const;

export const resaleContractTotalFields = {
  contractStatus: statusFields.contractStatus,
  count: count('Contracts'),
  purchasePrice: money('Purchase price'),
} as const;

export const resaleContractMonthFields = {
  month: text('Month'),
  contractStatus: statusFields.contractStatus,
  count: count('Contracts'),
  purchasePrice: money('Volume'),
} as const;

/** A whole contract. */
export type ResaleContractValues = ValuesOf<typeof resaleContractFields>;
