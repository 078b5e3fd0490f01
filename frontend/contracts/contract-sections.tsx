import { messageOfMissing, type RequiredDate } from '../../backend/resale-contracts/resale-contract-dates.rules.js';
import { resaleContractFields } from '../../events/resale-contracts/resale-contract.fields.js';
import * as words from '../../events/resale-contracts/resale-contract.enums.js';
import { countryCodes, countryName, stateCodes, usStateCodes } from '../../events/kernel/place.enums.js';
import { sectionsOf, type RecordSection } from '../kit/detail/sections/record-section.js';
import type { Particulars } from '../kit/form/fields/entries-of.js';
import { formatPhone } from '../kit/format/phone.js';
import { addressText } from './address-text.js';
import type { Contract, EditedSection } from './contract-record.js';
import { TppDeal } from './tpp-deal.js';

const webAddress: Particulars = { kind: 'text', pattern: /^https?:\/\/\S+$/i, fault: 'Enter an address that begins with http:// or https://' };
/** Nobody chooses from thousands: people type the number that they read elsewhere. */
const numberOf: Particulars = { kind: 'whole', hint: '0 stands for none' };
/** What the company's lists offer comes with the fields. */
const chosen = { options: [] };
/** A date that does not exist is missing (`decisions.md C9`). */
const required = (name: RequiredDate) => ({ fault: messageOfMissing(name) });

/** The card of a party has words of its own for what it is (`party-cards.tsx`). */
const OF_PARTY = { onCard: false } as const;
/** The bill of the terms says it. */
const IN_BILL = { onCard: false } as const;
const ofAgent = { readWith: 'closingAgentAddress' } as const;

const labelsOf = (codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, countryName(code)]));
/** Document 1, section 5: contracts from inventory are between the US and Canada. */
const nearCountries = { ...OF_PARTY, options: ['US', 'CA'], labels: labelsOf(['US', 'CA']) };
const states = { ...OF_PARTY, options: stateCodes };
/** Document 1, section 5: provinces are for addresses alone. */
const homes = { ...OF_PARTY, options: usStateCodes };

/** People from everywhere buy an HSI or RCI contract. */
export const allCountries: Particulars = { options: countryCodes, labels: labelsOf(countryCodes) };

const PAPERS = 'The cards of documents and signatures.';
const SERVER = 'Written by the server alone (decisions.md C19); the history tells it.';
const BILL = 'Computed from the terms, in the bill.';
const TITLE = 'Beside the title.';

/** A contract by section, as its cards show it and its forms edit it. */
export const contractSections: Readonly<Record<EditedSection, RecordSection<Contract>>> = sectionsOf<Contract>()(
  resaleContractFields,
  {
    buyer: {
      title: 'Buyer',
      fields: {
        ...{ buyerEntityType: OF_PARTY, buyerFirstName: OF_PARTY, buyerMiddleName: OF_PARTY, buyerLastName: OF_PARTY, buyerCompanyName: OF_PARTY, buyerStateInc: homes, buyerTrustName: OF_PARTY },
        ...{ buyerHomePhone: OF_PARTY, buyerMobilePhone: OF_PARTY, buyerWorkPhone: OF_PARTY, buyerEmail: OF_PARTY },
        ...{ buyerAddress1: OF_PARTY, buyerAddress2: OF_PARTY, buyerCity: OF_PARTY, buyerState: states, buyerZipcode: OF_PARTY, buyerCountry: nearCountries },
        ...{ coBuyerFirstName: OF_PARTY, coBuyerMiddleName: OF_PARTY, coBuyerLastName: OF_PARTY, coBuyerHomePhone: OF_PARTY, coBuyerMobilePhone: OF_PARTY, coBuyerEmail: OF_PARTY },
      },
    },
    seller: {
      title: 'Seller',
      fields: {
        ...{ sellerEntityType: OF_PARTY, isHoaInventory: OF_PARTY, sellerFirstName: OF_PARTY, sellerMiddleName: OF_PARTY, sellerLastName: OF_PARTY, sellerCompanyName: OF_PARTY, sellerStateInc: homes, sellerTrustName: OF_PARTY },
        ...{ sellerEmail: OF_PARTY, sellerHomePhone: OF_PARTY, sellerMobilePhone: OF_PARTY, sellerWorkPhone: OF_PARTY },
        ...{ sellerAddress: OF_PARTY, sellerCity: OF_PARTY, sellerState: states, sellerZipcode: OF_PARTY, sellerCountry: nearCountries },
        ...{ coSellerFirstName: OF_PARTY, coSellerMiddleName: OF_PARTY, coSellerLastName: OF_PARTY, coSellerEmail: OF_PARTY, coSellerHomePhone: OF_PARTY, coSellerWorkPhone: OF_PARTY, coSellerMobilePhone: OF_PARTY },
      },
    },
    terms: {
      title: 'Financial terms',
      fields: {
        purchasePrice: IN_BILL,
        closingFee: { ...IN_BILL, options: words.closingFeesOnEdit },
        loanProcessingFee: {},
        creditReportFee: { ...IN_BILL, options: words.creditReportFees },
        ...{ prePaidMaintFee: IN_BILL, fullAmountCollected: IN_BILL, depositMadeBy: IN_BILL, depositAmount: IN_BILL, balanceDueType: IN_BILL },
        notes: {},
      },
    },
    dates: {
      title: 'Dates',
      asksFirst: ['contractDate', 'contractGoodDate', 'paidInFullDate'],
      fields: {
        contractDate: { ...required('contractDate'), label: 'Contract' },
        buyerSignedOn: { asked: false },
        contractGoodDate: { label: 'Contract good' },
        fundsEscrowByDate: { ...required('fundsEscrowByDate'), label: 'Funds in escrow' },
        sellerSignBy: required('sellerSignBy'),
        closingDate: { ...required('closingDate'), label: 'Closing' },
        paidInFullDate: { label: 'Paid in full' },
      },
    },
    deal: {
      title: 'Contract',
      asksFirst: ['contractType', 'inventoryId', 'tourId', 'leadId'],
      fields: {
        contractType: { label: 'Type', options: words.contractTypes, required: true },
        tppDealNumber: { label: 'TPP deal', shown: ({ tppDealNumber = '', tppLink = '' }) => (tppDealNumber || tppLink ? <TppDeal tppDealNumber={tppDealNumber} tppLink={tppLink} /> : null) },
        tppLink: { ...webAddress, readWith: 'tppDealNumber' },
        inventoryId: numberOf,
        tourId: numberOf,
        leadId: numberOf,
        createdAt: { asked: false },
      },
    },
    unit: {
      title: 'Resort',
      asksFirst: ['resort', 'buildingNumber', 'unitNumber', 'unitSleeps', 'bedrooms', 'bathrooms', 'maintFee'],
      fields: {
        ...{ resort: chosen, buildingNumber: {}, unitNumber: {}, unitSleeps: {}, bedrooms: { options: words.bedroomsOnForms }, bathrooms: { options: words.bathroomsOnForms }, useWeek: {}, nextUseYear: {} },
        ...{ fixedFloat: {}, useYearType: {}, ownershipType: {}, managingEntity: {}, listingTerms: {}, maintFee: {}, retailPrice: {}, listingPrice: {}, totalPrice: {} },
      },
    },
    sales: {
      title: 'Sales',
      fields: {
        ...{ salesAgent: chosen, isToUsed: {}, toName: chosen, closingAgent: chosen },
        closingAgentAddress: {
          label: 'Agent’s address',
          shown: ({ closingAgentAddress, closingAgentCity, closingAgentState, closingAgentZipcode }) => addressText(closingAgentAddress, closingAgentCity, closingAgentState, closingAgentZipcode),
        },
        ...{ closingAgentCity: ofAgent, closingAgentState: ofAgent, closingAgentZipcode: ofAgent },
        closingAgentPhone: { label: 'Agent’s phone', shown: ({ closingAgentPhone }) => formatPhone(closingAgentPhone) },
        ...{ closingAgentEscrowBank: {}, contractsProcessor: chosen, escrowAgent: chosen },
      },
    },
    options: { title: 'Additional options', fields: { includesResortEnhancement: {}, includesInternalTradein: {} } },
    accounting: { title: 'Accounting', fields: { incomeGlCode: {}, incomeAmount: {}, cogGlCode: {}, cogAmount: {}, toGlCode: {}, toCommission: {} } },
    loan: {
      title: 'Loan',
      fields: {
        ...{ financedAmount: {}, interestRate: {}, minimumDownPayment: {}, additionalDownPayment: {}, loanTerm: {}, financeCharge: {}, totalPayments: {}, totalSalesPrice: {} },
        ...{ numberOfRegularPayments: {}, regularPaymentAmount: {}, finalPaymentAmount: {}, lateCharge: {}, aprRate: {} },
      },
    },
  },
  {
    ...{ contractStatus: TITLE, paymentStatus: TITLE, createdBy: SERVER, tppResponse: SERVER, skipTppIntegration: SERVER },
    ...{ contractSalesPrice: BILL, subtotalCharges: BILL, creditCardProcessingFee: BILL, cashDueAtSigning: BILL, balanceDue: BILL },
    ...{ contractDocumentLink: PAPERS, contractFileName: PAPERS, contractDocumentDate: PAPERS, sellerContractDocumentLink: PAPERS, sellerContractFileName: PAPERS, sellerContractDocumentDate: PAPERS },
    ...{ sellerDocuSignId: PAPERS, sellerDocuSignSentDate: PAPERS, sellerSigningStatus: PAPERS, buyerSigningStatus: PAPERS },
  },
);
