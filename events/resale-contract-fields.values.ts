import type { ValuesOf } from './field.values.js';
import * as words from './resale-contract.values.js';

/** Every field of a resale contract, once, by section. */

const text = (label: string, options?: readonly string[]) => ({ kind: 'text', label, ...(options && { options }) }) as const;
const longText = (label: string) => ({ kind: 'longText', label }) as const;
const status = (label: string, options: readonly string[]) => ({ kind: 'status', label, options }) as const;
const yesNo = (label: string) => ({ kind: 'yesNo', label, options: words.yesNo }) as const;
const reference = (label: string) => ({ kind: 'reference', label }) as const;
const flag = (label: string) => ({ kind: 'flag', label }) as const;
const money = (label: string) => ({ kind: 'money', label }) as const;
const decimal = (label: string) => ({ kind: 'decimal', label }) as const;
const number = (label: string) => ({ kind: 'number', label }) as const;
const date = (label: string) => ({ kind: 'date', label }) as const;
const time = (label: string) => ({ kind: 'time', label }) as const;

/** What the contract is about and where it came from. */
export const dealFields = {
  contractType: text('Contract type', words.contractTypes),
  inventoryId: reference('Inventory'),
  tourId: reference('Tour'),
  leadId: reference('Lead'),
  tppDealNumber: text('TPP number'),
  tppLink: longText('TPP link'),
  tppResponse: text('TPP response'),
  skipTppIntegration: flag('Skip TPP integration'),
} as const;

export const dateFields = {
  contractDate: date('Contract date'),
  contractGoodDate: date('Contract good date'),
  paidInFullDate: date('Paid in full date'),
  fundsEscrowByDate: date('Funds in escrow by'),
  sellerSignBy: date('Seller signs by'),
  closingDate: date('Closing date'),
} as const;

export const unitFields = {
  resort: text('Resort'),
  buildingNumber: text('Building'),
  unitNumber: text('Unit'),
  unitSleeps: text('Sleeps', words.unitSleepsOptions),
  bedrooms: text('Bedrooms', words.bedroomOptions),
  bathrooms: text('Bathrooms', words.bathroomOptions),
  maintFee: money('Maintenance fee'),
  useWeek: text('Use week'),
  nextUseYear: text('Next use year'),
  fixedFloat: text('Fixed or float', words.fixedFloatOptions),
  useYearType: text('Use year type', words.useYearTypes),
  ownershipType: text('Ownership', words.ownershipTypes),
  managingEntity: text('Managing entity'),
  listingTerms: text('Listing terms'),
  retailPrice: money('Retail price'),
  listingPrice: money('Listing price'),
  totalPrice: money('Total price'),
} as const;

export const buyerFields = {
  buyerEntityType: text('Buyer type', words.entityTypes),
  buyerFirstName: text('Buyer first name'),
  buyerMiddleName: text('Buyer middle name'),
  buyerLastName: text('Buyer last name'),
  buyerCompanyName: text('Buyer company'),
  buyerStateInc: text('Buyer state of incorporation'),
  buyerTrustName: text('Buyer trust'),
  buyerHomePhone: text('Buyer home phone'),
  buyerMobilePhone: text('Buyer mobile phone'),
  buyerWorkPhone: text('Buyer work phone'),
  buyerEmail: text('Buyer email'),
  buyerAddress1: text('Buyer address'),
  buyerAddress2: text('Buyer address, line 2'),
  buyerCity: text('Buyer city'),
  buyerState: text('Buyer state'),
  buyerZipcode: text('Buyer ZIP code'),
  buyerCountry: text('Buyer country'),
  coBuyerFirstName: text('Co-buyer first name'),
  coBuyerMiddleName: text('Co-buyer middle name'),
  coBuyerLastName: text('Co-buyer last name'),
  coBuyerHomePhone: text('Co-buyer home phone'),
  coBuyerMobilePhone: text('Co-buyer mobile phone'),
  coBuyerEmail: text('Co-buyer email'),
} as const;

export const sellerFields = {
  sellerEntityType: text('Seller type', words.entityTypes),
  isHoaInventory: yesNo('HOA inventory'),
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
} as const;

export const salesFields = {
  salesAgent: text('Sales agent'),
  isToUsed: yesNo('TO used'),
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
  purchasePrice: money('Purchase price'),
  closingFee: money('Closing fee'),
  loanProcessingFee: money('Loan processing fee'),
  creditReportFee: money('Credit report fee'),
  prePaidMaintFee: money('Prepaid maintenance fee'),
  fullAmountCollected: yesNo('Full amount collected'),
  depositMadeBy: text('Deposit made by', words.depositMethods),
  depositAmount: money('Deposit'),
  balanceDueType: text('Balance due by', words.balanceDueTypes),
  notes: longText('Notes'),
} as const;

/** Computed from the terms (`decisions.md C2-C7`); kept in the event as what they came to on the day. */
export const financialTotalFields = {
  contractSalesPrice: money('Contract sales price'),
  subtotalCharges: money('Subtotal of charges'),
  creditCardProcessingFee: money('Card fee'),
  cashDueAtSigning: money('Cash due at signing'),
  balanceDue: money('Balance due'),
} as const;

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
  incomeGlCode: text('Income GL code'),
  incomeAmount: money('Income amount'),
  cogGlCode: text('COG GL code'),
  cogAmount: money('COG amount'),
} as const;

export const optionFields = {
  includesResortEnhancement: text('Resort enhancement', words.resortEnhancements),
  includesInternalTradein: yesNo('Internal trade-in'),
} as const;

/** Written by generating and signing documents, never by editing the contract. */
const documentFields = {
  contractDocumentLink: longText('Buyer contract'),
  contractFileName: text('Buyer contract file'),
  contractDocumentDate: time('Buyer contract date'),
  sellerContractDocumentLink: longText('Seller contract'),
  sellerContractFileName: text('Seller contract file'),
  sellerContractDocumentDate: time('Seller contract date'),
  sellerDocuSignId: text('E-signature'),
  sellerDocuSignSentDate: time('Sent for signature'),
} as const;

export const statusFields = {
  contractStatus: status('Status', words.contractStatuses),
  paymentStatus: status('Payment status', words.paymentStatuses),
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

/** A whole contract. */
export type ResaleContractValues = ValuesOf<typeof resaleContractFields>;
