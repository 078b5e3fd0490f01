import { EpicContractImported } from '../../../events/epic-contracts/epic-contract.events.js';
import { yesNo } from '../../../events/inventory/inventory.enums.js';
import { MemberImported } from '../../../events/members/member.events.js';
import { memberStatuses } from '../../../events/members/member.enums.js';
import { ProductImported } from '../../../events/epic-contracts/product.events.js';
import { productStatuses } from '../../../events/epic-contracts/product.enums.js';
import { contractStatuses, paymentStatuses } from '../../../events/resale-contracts/resale-contract.enums.js';
import type { LegacyFile } from '../legacy-file.js';
import type { RowReader } from '../row-reader.js';

export const products: LegacyFile = {
  file: 'Products',
  idField: 'productId',
  sequence: 'product',
  read: (row, productId) => ({
    stream: `product-${productId}`,
    at: null,
    event: ProductImported({
      productId,
      productName: row.text('productName'),
      status: row.word('status', productStatuses),
      termMonths: row.whole('termMonths') ?? 0,
      memberTier: row.text('memberTier'),
      listPrice: row.amount('listPrice'),
      listInterestRate: row.decimal('listInterestRate'),
      minimumPrice: row.amount('minimumPrice'),
      minimumDownPayment: row.decimal('minimumDownPayment'),
      firstYearEpicAdvantagePointsCost: row.amount('firstYearEpicAdvantagePointsCost'),
      annualMaxEpicAdvantagePoints: row.whole('annualMaxEpicAdvantagePoints') ?? 0,
    }),
  }),
};

export const epicContracts: LegacyFile = {
  file: 'EpicContracts',
  idField: 'epicContractId',
  sequence: 'epicContract',
  read: (row, epicContractId) => {
    const createdAt = row.moment('createdAt');
    return {
      stream: `epicContract-${epicContractId}`,
      at: createdAt,
      event: EpicContractImported({
        epicContractId,
        memberId: row.reference('memberId', 'Members', 'member'),
        tppDealNumber: row.text('tppDealNumber'),
        contractStatus: row.word('contractStatus', contractStatuses),
        paymentStatus: row.word('paymentStatus', paymentStatuses),
        contractDate: row.day('contractDate'),
        contractGoodDate: row.day('contractGoodDate'),
        paidInFullDate: row.day('paidInFullDate'),
        transactionType: row.text('transactionType'),
        ...buyer(row),
        ...membership(row),
        ...terms(row),
        salesAgent: row.text('salesAgent'),
        toName: row.text('toName'),
        signedContractDocumentLink: row.text('signedContractDocumentLink'),
        createdBy: row.reference('createdBy', 'Users', 'creator'),
        tourId: row.reference('tourId', 'Tours', 'tour'),
        leadId: row.reference('leadId', 'Leads', 'lead'),
        createdAt: createdAt ?? '',
      }),
    };
  },
};

function buyer(row: RowReader) {
  return {
    buyerFirstName: row.text('buyerFirstName'),
    buyerMiddleName: row.text('buyerMiddleName'),
    buyerLastName: row.text('buyerLastName'),
    coBuyerFirstName: row.text('coBuyerFirstName'),
    coBuyerLastName: row.text('coBuyerLastName'),
    buyerEmail: row.text('buyerEmail'),
    buyerMobilePhone: row.text('buyerMobilePhone'),
    buyerAddress: row.text('buyerAddress'),
    buyerCity: row.text('buyerCity'),
    buyerState: row.text('buyerState'),
    buyerZipcode: row.text('buyerZipcode'),
    buyerCountry: row.country('buyerCountry'),
  };
}

/** The same words in a membership contract and in its member. */
function membership(row: RowReader) {
  return {
    membershipTier: row.text('membershipTier'),
    membershipTerm: row.whole('membershipTerm'),
    membershipStartDate: row.day('membershipStartDate'),
    membershipExpDate: row.day('membershipExpDate'),
  };
}

function terms(row: RowReader) {
  return {
    closingCostAmount: row.amount('closingCostAmount') ?? '0.00',
    totalPurchasePrice: row.amount('totalPurchasePrice') ?? '0.00',
    purchasePrice: row.amount('purchasePrice') ?? '0.00',
    ...downPayments(row),
    interestRate: row.decimal('interestRate'),
    aprRate: row.decimal('aprRate'),
    loanTerm: row.whole('loanTerm'),
    financedAmount: row.amount('financedAmount') ?? '0.00',
    annualFixedPoints: row.whole('annualFixedPoints'),
    annualMaxEpicAdvantagePoints: row.whole('annualMaxEpicAdvantagePoints'),
  };
}

/** What commission counts as put down (`decisions.md D21`); not every export has them. */
function downPayments(row: RowReader): Partial<Record<'minimumDownPayment' | 'additionalDownPayment', string>> {
  const [minimumDownPayment, additionalDownPayment] = [row.amount('minimumDownPayment'), row.amount('additionalDownPayment')];
  return { ...(minimumDownPayment !== null && { minimumDownPayment }), ...(additionalDownPayment !== null && { additionalDownPayment }) };
}

export const members: LegacyFile = {
  file: 'Members',
  idField: 'memberId',
  sequence: 'member',
  read: (row, memberId) => ({
    stream: `member-${memberId}`,
    at: null,
    event: MemberImported({
      memberId,
      firstName: row.text('firstName'),
      middleName: row.text('middleName'),
      lastName: row.text('lastName'),
      rciMemberNumber: row.text('rciMemberNumber'),
      sorLink: row.text('sorLink'),
      username: row.text('username'),
      passwordIsTemp: row.word('passwordIsTemp', yesNo),
      address: row.text('address'),
      city: row.text('city'),
      state: row.text('state'),
      zipcode: row.text('zipcode'),
      country: row.country('country'),
      mobilePhone: row.text('mobilePhone'),
      homePhone: row.text('homePhone'),
      workPhone: row.text('workPhone'),
      email: row.text('email'),
      memberStatus: row.word('memberStatus', memberStatuses),
      ...membership(row),
      epicContractId: row.reference('epicContractId', 'EpicContracts', 'membership contract'),
      currentYearEpicAdvPointsAvail: row.whole('currentYearEpicAdvPointsAvail') ?? 0,
      currentYearMaxEpicAdvPoints: row.whole('currentYearMaxEpicAdvPoints') ?? 0,
      communications: row.communications('communications'),
    }),
  }),
};
