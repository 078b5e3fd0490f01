import type { employeeFormFields, employeeStatusFields } from '../../../events/employees/employee.fields.js';
import type { resaleContractFields } from '../../../events/resale-contracts/resale-contract.fields.js';
import type { tourFormFields } from '../../../events/tours/tour.fields.js';
import { on, type Seen } from './seen-on-page.js';

/** What is sent together; every field of a table is in a batch, or has a reason to be in none. */
export type Batches<Field extends string> = Readonly<Record<string, Readonly<Partial<Record<Field, Seen>>>>>;

const buyer = (label: string) => on('Buyer', label);
const seller = (label: string) => on('Seller', label);
const terms = (label: string) => on('Financial terms', label);

export const contractBatches = {
  statuses: { contractStatus: on('')('Signed'), paymentStatus: on('')('Pender') },
  // Where there is no number yet, the link says what is missing.
  link: { tppLink: on('Contract', 'TPP deal')('https://deals.example/88', 'Complete TPP Contract') },
  deal: {
    contractType: on('Contract', 'Type')('HSI'),
    inventoryId: on('Contract', 'Inventory')(411),
    tourId: on('Contract', 'Tour')(772),
    leadId: on('Contract', 'Lead')(1234),
    tppDealNumber: on('Contract', 'TPP deal')('TPP-77'),
  },
  dates: {
    contractDate: on('Dates', 'Contract')('2026-11-13', '11/13/2026'),
    contractGoodDate: on('Dates', 'Contract good')('2026-11-24', '11/24/2026'),
    paidInFullDate: on('Dates', 'Paid in full')('2026-12-20', '12/20/2026'),
    fundsEscrowByDate: on('Dates', 'Funds in escrow')('2026-11-15', '11/15/2026'),
    sellerSignBy: on('Dates', 'Seller signs by')('2026-12-04', '12/04/2026'),
    closingDate: on('Dates', 'Closing')('2026-12-19', '12/19/2026'),
  },
  unit: {
    resort: on('Resort', 'Resort')('Palm Bay Villas'),
    buildingNumber: on('Resort', 'Building')('B7'),
    unitNumber: on('Resort', 'Unit')('841'),
    unitSleeps: on('Resort', 'Sleeps')('6'),
    bedrooms: on('Resort', 'Bedrooms')('3'),
    bathrooms: on('Resort', 'Bathrooms')('2.5'),
    maintFee: on('Resort', 'Maintenance fee')('911.00'),
    useWeek: on('Resort', 'Use week')('37'),
    nextUseYear: on('Resort', 'Next use year')('2028'),
    fixedFloat: on('Resort', 'Fixed or float')('FLOAT', 'Float'),
    useYearType: on('Resort', 'Use year type')('Biennial Odd'),
    ownershipType: on('Resort', 'Ownership')('DEED', 'Deed'),
    managingEntity: on('Resort', 'Managing entity')('Bay Management'),
    listingTerms: on('Resort', 'Listing terms')('2027Plan'),
    retailPrice: on('Resort', 'Retail price')('23111.00', '23,111.00'),
    listingPrice: on('Resort', 'Listing price')('22111.00', '22,111.00'),
    totalPrice: on('Resort', 'Total price')('24111.00', '24,111.00'),
  },
  buyer: {
    buyerFirstName: buyer('Name')('Elsa'),
    buyerMiddleName: buyer('Name')('Maria'),
    buyerLastName: buyer('Name')('Kimball'),
    buyerHomePhone: buyer('Home')('2145550184', '(214) 555-0184'),
    buyerMobilePhone: buyer('Mobile')('3055550153', '(305) 555-0153'),
    buyerWorkPhone: buyer('Work')('4075550125', '(407) 555-0125'),
    buyerEmail: buyer('Email')('elsa@example.com'),
    buyerAddress1: buyer('Address')('3700 Palm Ave'),
    buyerAddress2: buyer('Address')('Suite 9'),
    buyerCity: buyer('Address')('Toronto'),
    buyerState: buyer('Address')('ON'),
    buyerZipcode: buyer('Address')('M5V 2T6'),
    buyerCountry: buyer('Address')('Canada'),
    coBuyerFirstName: buyer('Co-buyer')('Otto'),
    coBuyerMiddleName: buyer('Co-buyer')('Paul'),
    coBuyerLastName: buyer('Co-buyer')('Quist'),
    coBuyerHomePhone: buyer('Co-buyer home')('2145550186', '(214) 555-0186'),
    coBuyerMobilePhone: buyer('Co-buyer mobile')('2145550187', '(214) 555-0187'),
    coBuyerEmail: buyer('Co-buyer email')('otto@example.com'),
  },
  buyingCompany: {
    buyerEntityType: on('Buyer')('COMPANY', 'Company'),
    buyerCompanyName: buyer('Company')('Kimball Holdings'),
    buyerStateInc: buyer('Incorporated in')('Delaware'),
  },
  buyingTrust: { buyerEntityType: on('Buyer')('TRUST', 'Trust'), buyerTrustName: buyer('Trust')('Kimball Family Trust') },
  seller: {
    isHoaInventory: seller('HOA inventory')('YES', 'Yes'),
    sellerFirstName: seller('Name')('Nils'),
    sellerMiddleName: seller('Name')('Olav'),
    sellerLastName: seller('Name')('Pedersen'),
    sellerEmail: seller('Email')('nils@example.com'),
    sellerHomePhone: seller('Home')('2145550188', '(214) 555-0188'),
    sellerMobilePhone: seller('Mobile')('2145550189', '(214) 555-0189'),
    sellerWorkPhone: seller('Work')('2145550190', '(214) 555-0190'),
    sellerAddress: seller('Address')('12 Fjord Road'),
    sellerCity: seller('Address')('Bergen'),
    sellerState: seller('Address')('HO'),
    sellerZipcode: seller('Address')('5003'),
    sellerCountry: seller('Address')('Norway'),
    coSellerFirstName: seller('Co-seller')('Runa'),
    coSellerMiddleName: seller('Co-seller')('Siri'),
    coSellerLastName: seller('Co-seller')('Torp'),
    coSellerEmail: seller('Co-seller email')('runa@example.com'),
    coSellerHomePhone: seller('Co-seller home')('2145550191', '(214) 555-0191'),
    coSellerWorkPhone: seller('Co-seller work')('2145550192', '(214) 555-0192'),
    coSellerMobilePhone: seller('Co-seller mobile')('2145550193', '(214) 555-0193'),
  },
  sellingCompany: {
    sellerEntityType: on('Seller')('COMPANY', 'Company'),
    sellerCompanyName: seller('Company')('Pedersen AS'),
    sellerStateInc: seller('Incorporated in')('Nevada'),
  },
  sellingTrust: { sellerEntityType: on('Seller')('TRUST', 'Trust'), sellerTrustName: seller('Trust')('Pedersen Trust') },
  sales: {
    salesAgent: on('Sales', 'Sales agent')('Alma Agent'),
    isToUsed: on('Sales', 'TO used')('YES', 'Yes'),
    toName: on('Sales', 'TO')('Theo Closer'),
    closingAgent: on('Sales', 'Closing agent')('Elsewhere Title'),
    closingAgentAddress: on('Sales', 'Agent’s address')('9 Dock Street'),
    closingAgentCity: on('Sales', 'Agent’s address')('Naples'),
    closingAgentState: on('Sales', 'Agent’s address')('GA'),
    closingAgentZipcode: on('Sales', 'Agent’s address')('34102'),
    closingAgentPhone: on('Sales', 'Agent’s phone')('2395550100', '(239) 555-0100'),
    closingAgentEscrowBank: on('Sales', 'Escrow bank')('Gulf Bank'),
    contractsProcessor: on('Sales', 'Processor')('Petra Processor'),
    escrowAgent: on('Sales', 'Escrow agent')('Erik Escrow'),
  },
  accounting: {
    incomeGlCode: on('Accounting', 'Income GL code')('4010'),
    incomeAmount: on('Accounting', 'Income amount')('1501.00', '1,501.00'),
    cogGlCode: on('Accounting', 'COG GL code')('5010'),
    cogAmount: on('Accounting', 'COG amount')('1502.00', '1,502.00'),
    toGlCode: on('Accounting', 'TO GL code')('6010'),
    toCommission: on('Accounting', 'TO commission')('1503.00', '1,503.00'),
  },
  terms: {
    purchasePrice: terms('Purchase price')('21111.00', '21,111.00'),
    closingFee: terms('Closing fee')('525.00'),
    loanProcessingFee: terms('Loan processing fee')('77.00'),
    creditReportFee: terms('Credit report fee')('0.00'),
    prePaidMaintFee: terms('Prepaid maintenance fee')('345.00'),
    depositAmount: terms('Deposit, check')('2345.00', '2,345.00'),
    depositMadeBy: on('Financial terms')('CHECK', 'Deposit, check'),
    balanceDueType: on('Financial terms')('Wire Transfer', 'Balance due, wire transfer'),
    notes: terms('Notes')('Paid by two accounts'),
  },
  inFull: { fullAmountCollected: on('Financial terms')('YES', 'Full amount') },
  loan: {
    financedAmount: on('Loan', 'Financed amount')('1601.00', '1,601.00'),
    interestRate: on('Loan', 'Interest rate')('4.25'),
    minimumDownPayment: on('Loan', 'Minimum down payment')('1602.00', '1,602.00'),
    additionalDownPayment: on('Loan', 'Additional down payment')('1603.00', '1,603.00'),
    loanTerm: on('Loan', 'Loan term')(61),
    financeCharge: on('Loan', 'Finance charge')('1604.00', '1,604.00'),
    totalPayments: on('Loan', 'Total of payments')('1605.00', '1,605.00'),
    totalSalesPrice: on('Loan', 'Total sales price')('1606.00', '1,606.00'),
    numberOfRegularPayments: on('Loan', 'Number of regular payments')(62),
    regularPaymentAmount: on('Loan', 'Regular payment')('1607.00', '1,607.00'),
    finalPaymentAmount: on('Loan', 'Final payment')('1608.00', '1,608.00'),
    lateCharge: on('Loan', 'Late charge')('1609.00', '1,609.00'),
    aprRate: on('Loan', 'APR')('4.75'),
  },
  options: {
    includesResortEnhancement: on('Additional options', 'Resort enhancement')('RCI'),
    includesInternalTradein: on('Additional options', 'Internal trade-in')('YES', 'Yes'),
  },
} as const satisfies Batches<keyof typeof resaleContractFields>;

const WRITTEN_WITH_DOCUMENTS = 'Comes with generating and signing documents, which nobody can do yet.';
export const unseenOfContract = {
  createdBy: 'Never changes.',
  createdAt: 'Never changes.',
  tppResponse: 'What the outside platform answered: nothing is sent to it (decisions.md C19). The history tells it.',
  skipTppIntegration: 'A switch of the sending that there is none of (decisions.md C19). The history tells it.',
  subtotalCharges: 'Computed: always the deposit, which the bill shows (document 1, section 11).',
  contractSalesPrice: 'Computed: follows the terms above, in the same bill.',
  creditCardProcessingFee: 'Computed: follows the terms above, in the same bill.',
  cashDueAtSigning: 'Computed: follows the terms above, in the same bill.',
  balanceDue: 'Computed: follows the terms above, in the same bill.',
  contractDocumentLink: WRITTEN_WITH_DOCUMENTS,
  contractFileName: WRITTEN_WITH_DOCUMENTS,
  contractDocumentDate: WRITTEN_WITH_DOCUMENTS,
  sellerContractDocumentLink: WRITTEN_WITH_DOCUMENTS,
  sellerContractFileName: WRITTEN_WITH_DOCUMENTS,
  sellerContractDocumentDate: WRITTEN_WITH_DOCUMENTS,
  sellerDocuSignId: WRITTEN_WITH_DOCUMENTS,
  sellerDocuSignSentDate: WRITTEN_WITH_DOCUMENTS,
  sellerSigningStatus: WRITTEN_WITH_DOCUMENTS,
  buyerSigningStatus: WRITTEN_WITH_DOCUMENTS,
  buyerSignedOn: WRITTEN_WITH_DOCUMENTS,
} as const;

export const tourBatches = {
  appointment: {
    tourDate: on('Appointment', 'Date')('2026-12-01', '12/01/2026'),
    scheduledStartTime: on('Appointment', 'Time')('02:15 PM', '02:15 pm'),
    assignedEmployeeFirstName: on('Appointment', 'Sales rep')('Alma'),
    assignedEmployeeLastName: on('Appointment', 'Sales rep')('Agent'),
    marketingEmployeeFirstName: on('Appointment', 'Marketing rep')('Mika'),
    marketingEmployeeLastName: on('Appointment', 'Marketing rep')('Marker'),
    marketingSource: on('Appointment', 'Marketing source')('Pier booth'),
  },
  guests: {
    leadId: on('Guests', 'Lead number')(1234),
    leadFirstName: on('Guests', 'Lead')('Gerda'),
    leadLastName: on('Guests', 'Lead')('Guest'),
    spouseFirstName: on('Guests', 'Spouse')('Sven'),
    spouseLastName: on('Guests', 'Spouse')('Spouse'),
    qualified: on('Guests', 'Qualified')('Not Qualified'),
  },
  told: { giftNames: on('Gifts')('Mini Cruise,Mini Cruise', 'Mini Cruise x2'), notes: on('Notes')('Arrives by boat') },
  outcome: { tourStatus: on('')('No Show'), tourResult: on('')('Rescheduled') },
} as const satisfies Batches<keyof typeof tourFormFields>;

const BY_NAME = 'A number that nobody reads: the page shows the names that come with it.';
export const unseenOfTour = { assignedEmployeeId: BY_NAME, marketingEmployeeId: BY_NAME } as const;

export type EmployeeField = keyof typeof employeeFormFields | keyof typeof employeeStatusFields;
export const employeeBatches = {
  name: { firstName: on('Person', 'First name')('Noor'), lastName: on('Person', 'Last name')('Lindqvist') },
  parts: {
    isSalesRep: on('Parts in a sale', 'Sales rep')('Yes'),
    isSalesManager: on('Parts in a sale', 'Sales manager')('Yes'),
    isSeniorSalesManager: on('Parts in a sale', 'Senior sales manager')('Yes'),
    isToRep: on('Parts in a sale', 'TO rep')('Yes'),
    isMarketingRep: on('Parts in a sale', 'Marketing rep')('Yes'),
    team: on('Parts in a sale', 'Sales team')('Harbor'),
  },
  status: { status: on('')('Inactive') },
} as const satisfies Batches<EmployeeField>;
