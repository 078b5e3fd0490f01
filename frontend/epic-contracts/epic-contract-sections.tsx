import { epicContractFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { countryName, stateCodes } from '../../events/kernel/place.enums.js';
import { addressLines, mailLink } from '../kit/detail/contact.js';
import { sectionsOf } from '../kit/detail/sections/record-section.js';
import { formatCount } from '../kit/format/money.js';
import { formatPhone } from '../kit/format/phone.js';
import { PageLink } from '../kit/page/page-link.js';
import type { EpicContract } from './epic-contract-record.js';

const IN_BILL = 'The bill of price and payment.';
const IN_BOX = 'The box of truth in lending.';
const IN_COMPLIANCE = 'The card of compliance.';
const IN_DOCUMENTS = 'The card of documents.';
const TITLE = 'Beside the title.';

const words = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ') || null;
const yearly = (points: number | null | undefined) => (points ? `${formatCount(points)} a year` : null);

/** A membership contract by section, as its cards show it. */
export const epicContractSections = sectionsOf<EpicContract>()(
  epicContractFields,
  {
    buyers: {
      title: 'Buyer and co-buyer',
      fields: {
        buyerFirstName: { label: 'Buyer', shown: ({ buyerFirstName, buyerMiddleName, buyerLastName }) => words(buyerFirstName, buyerMiddleName, buyerLastName) },
        ...{ buyerMiddleName: { readWith: 'buyerFirstName' }, buyerLastName: { readWith: 'buyerFirstName' } },
        buyerMobilePhone: { label: 'Mobile', shown: ({ buyerMobilePhone }) => formatPhone(buyerMobilePhone) },
        buyerHomePhone: { label: 'Home phone', shown: ({ buyerHomePhone }) => formatPhone(buyerHomePhone) },
        buyerWorkPhone: { label: 'Work phone', shown: ({ buyerWorkPhone }) => formatPhone(buyerWorkPhone) },
        buyerEmail: { label: 'Email', broad: true, shown: ({ buyerEmail }) => mailLink(buyerEmail) },
        buyerAddress: { label: 'Address', broad: true, shown: addressOf },
        ...{ buyerCity: { readWith: 'buyerAddress' }, buyerZipcode: { readWith: 'buyerAddress' } },
        buyerState: { readWith: 'buyerAddress', options: stateCodes },
        buyerCountry: { readWith: 'buyerAddress', options: ['US', 'CA'], labels: { US: 'United States', CA: 'Canada' } },
        coBuyerFirstName: { label: 'Co-buyer', shown: ({ coBuyerFirstName, coBuyerMiddleName, coBuyerLastName }) => words(coBuyerFirstName, coBuyerMiddleName, coBuyerLastName) },
        ...{ coBuyerMiddleName: { readWith: 'coBuyerFirstName' }, coBuyerLastName: { readWith: 'coBuyerFirstName' } },
        coBuyerEmail: { label: 'Co-buyer email', broad: true, shown: ({ coBuyerEmail }) => mailLink(coBuyerEmail) },
        coBuyerMobilePhone: { label: 'Co-buyer mobile', shown: ({ coBuyerMobilePhone }) => formatPhone(coBuyerMobilePhone) },
        coBuyerHomePhone: { label: 'Co-buyer home', shown: ({ coBuyerHomePhone }) => formatPhone(coBuyerHomePhone) },
        coBuyerWorkPhone: { label: 'Co-buyer work', shown: ({ coBuyerWorkPhone }) => formatPhone(coBuyerWorkPhone) },
      },
    },
    membership: {
      title: 'Membership',
      fields: {
        memberId: { shown: ({ memberId }) => numberOf(memberId, 'epic-members-detail/') },
        membershipTier: { shown: ({ membershipTier, membershipTerm }) => [membershipTier, membershipTerm && `${membershipTerm} months`].filter(Boolean).join(', ') || null },
        membershipTerm: { readWith: 'membershipTier' },
        membershipStartDate: { label: 'Start' },
        membershipExpDate: {},
        annualFixedPoints: { label: 'Fixed points', shown: ({ annualFixedPoints }) => yearly(annualFixedPoints) },
        annualMaxEpicAdvantagePoints: { label: 'Advantage points', shown: ({ annualMaxEpicAdvantagePoints: most }) => most && `up to ${yearly(most)}` },
      },
    },
    sale: {
      title: 'Sale',
      fields: {
        salesAgent: {},
        toName: {},
        tourId: { shown: ({ tourId }) => numberOf(tourId, 'tours-detail/') },
        leadId: { shown: ({ leadId }) => numberOf(leadId, 'leads-detail/') },
        tppDealNumber: { onCard: false },
        contractDate: {},
        contractGoodDate: {},
        paidInFullDate: {},
      },
    },
  },
  {
    ...{ contractStatus: TITLE, paymentStatus: TITLE, transactionType: 'Beside the title of the bill.' },
    ...{ purchasePrice: IN_BILL, closingCostAmount: IN_BILL, totalPurchasePrice: IN_BILL, escrowServices: IN_BILL, membershipProcessing: IN_BILL, firstYearDues: IN_BILL },
    ...{ trusteeFees: IN_BILL, thirdPartyProviders: IN_BILL, loanProcessingFee: IN_BILL, creditReportFee: IN_BILL, firstYearEpicAdvantagePointsCost: IN_BILL },
    ...{ minimumDownPayment: IN_BILL, additionalDownPayment: IN_BILL, subtotalDueAtClosing: IN_BILL, creditCardProcessingFee: IN_BILL, dueAtClosing: IN_BILL },
    ...{ financedAmount: IN_BOX, interestRate: IN_BOX, aprRate: IN_BOX, loanTerm: IN_BOX, regularPaymentAmount: IN_BOX },
    ...{ overCeiling: IN_COMPLIANCE, overCeilingReason: IN_COMPLIANCE },
    ...{ contractDocumentLink: IN_DOCUMENTS, contractFileName: IN_DOCUMENTS, contractDocumentDate: IN_DOCUMENTS, signingStatus: IN_DOCUMENTS },
    ...{ signedContractDocumentLink: IN_DOCUMENTS, signedContractFileName: IN_DOCUMENTS, signedContractDocumentDate: IN_DOCUMENTS },
  },
);

function addressOf({ buyerAddress, buyerCity, buyerState, buyerZipcode, buyerCountry }: EpicContract) {
  return addressLines([buyerAddress, [buyerCity, words(buyerState, buyerZipcode)].filter(Boolean).join(', '), buyerCountry === 'US' ? '' : countryName(buyerCountry ?? '')]);
}

/** The number of another record, which leads there. */
function numberOf(id: number | undefined, page: string) {
  return id ? <PageLink page={`/admin/${page}${id}`}>{id}</PageLink> : null;
}
