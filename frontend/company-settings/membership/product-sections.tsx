import { productListFields } from '../../../events/epic-contracts/product.fields.js';
import type { ProductRecord } from '../../../backend/epic-contracts/products/product-records.controller.js';
import { entriesIn, sectionsOf, type RecordSection } from '../../kit/detail/sections/record-section.js';
import { formatCount } from '../../kit/format/money.js';
import { formatPercent } from '../../kit/format/percent.js';

const AMOUNT = 'Enter an amount';

const { sold, money, costs } = sectionsOf<ProductRecord>()(
  productListFields,
  {
    sold: {
      title: 'What is sold',
      fields: {
        productName: { required: 'Please enter the name of the product' },
        status: { required: true, hint: 'An inactive one is offered on no new contract' },
        memberTier: { required: 'Please enter the tier', hint: 'What contracts name it by' },
        termMonths: { required: 'Enter the term', hint: 'Months', shown: ({ termMonths }) => `${formatCount(termMonths)} months` },
        annualMaxEpicAdvantagePoints: { required: 'Enter the points of a year' },
        firstYearEpicAdvantagePointsCost: { required: AMOUNT },
        productId: { asked: false },
      },
    },
    money: {
      title: 'Price and loan',
      fields: {
        listPrice: { required: AMOUNT, hint: 'Closing costs are in it' },
        minimumPrice: { required: AMOUNT, hint: 'Closing costs are in it' },
        minimumDownPayment: { required: 'Enter a part of the price', hint: 'A part of the price: 0.2 is 20%', shown: ({ minimumDownPayment }) => minimumDownPayment && `${formatPercent(minimumDownPayment)} of the price` },
        incomeGlCode: { hint: 'Where accounting books what its memberships earn' },
        listInterestRate: { required: 'Enter a rate', hint: 'Percent a year', shown: ({ listInterestRate }) => listInterestRate && `${listInterestRate}% a year` },
      },
    },
    costs: {
      title: 'Closing costs',
      fields: { escrowServices: { required: AMOUNT }, membershipProcessing: { required: AMOUNT }, firstYearDues: { required: AMOUNT, hint: 'Out of season' }, trusteeFees: { required: AMOUNT }, thirdPartyProviders: { required: AMOUNT } },
    },
  },
  {},
);

/** A membership product by section, as its card shows it and the form asks it. */
export const productSections: readonly RecordSection<ProductRecord>[] = [sold, money, costs];

export const productEntries = entriesIn(productSections);
