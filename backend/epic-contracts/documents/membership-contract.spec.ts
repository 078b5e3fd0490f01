import examples from '../../../test/worked-examples.json' with { type: 'json' };
import { defaultOwnCompany } from '../../../events/company/company-facts.rules.js';
import { documentedClosingCosts } from '../../../events/epic-contracts/product-closing-costs.rules.js';
import { epicContractFields } from '../../../events/epic-contracts/epic-contract.fields.js';
import { blankValues } from '../../../events/kernel/field.rules.js';
import type { Settings } from '../../platform/config/settings.js';
import { dataOf } from '../../platform/documents/document-of-record.js';
import type { Said } from '../../platform/documents/reading-text.js';
import { Templates } from '../../platform/documents/templates.js';
import { Typesetter } from '../../platform/documents/typesetter.js';
import { contractTerms } from '../terms/contract-terms.rules.js';
import { documentedFees as fees } from '../terms/epic-contract.pricing.js';
import type { EpicContractFacts } from '../epic-contract.state.js';
import { epicContractPaper } from './epic-contract-paper.js';
import { whyNotMade } from './why-not-made.rules.js';

const typesetter = new Typesetter();
afterAll(() => typesetter.onApplicationShutdown());

type Example = (typeof examples.epic_financing)[number];

/** A contract as it is written by the terms of a worked example. */
function written({ input }: Example): EpicContractFacts {
  const { listPrice, minimumDownPaymentFraction: minimumDownPayment, interestRate: listInterestRate, month, transactionType, additionalDownPayment } = input;
  const product = { productId: 3, memberTier: 'Odyssey', termMonths: 60, listPrice, minimumPrice: '0.00', minimumDownPayment, listInterestRate, firstYearEpicAdvantagePointsCost: '0.00', annualMaxEpicAdvantagePoints: 30_000, closingCosts: documentedClosingCosts(3) };
  const conditions = { product, fees: { ...fees, season: [...fees.season] }, month };
  const { raisedToMinimum: _, ...terms } = contractTerms(conditions, { contractDate: '2026-03-16', transactionType, purchasePrice: null, additionalDownPayment, loanTerm: null });
  const buyers = { buyerFirstName: 'Olivia', buyerLastName: 'Walker', buyerEmail: 'olivia@example.com', buyerState: 'FL', coBuyerFirstName: 'Maria', coBuyerLastName: 'Walker', coBuyerEmail: 'maria@example.com' };
  return { ...blankValues(epicContractFields), ...terms, ...buyers, epicContractId: 2089, incomeGlCode: '4020', createdBy: 7, createdAt: '', conditions, pointsTaken: null, documents: [], signings: [], signedContracts: [] };
}

async function said(contract: EpicContractFacts): Promise<string> {
  const { templates } = await new Templates({ dataDir: '/nowhere' } as Settings).read();
  const { text, places } = await typesetter.typeset({ templates, main: epicContractPaper.template, data: { company: { ...defaultOwnCompany }, ...dataOf(epicContractPaper, 2089, contract, 1) } });
  expect(places.map(({ signer, kind }) => `${signer} ${kind}`)).toEqual(['buyer signature', 'buyer date', 'coBuyer signature', 'coBuyer date']);
  return text!.pages.flatMap((page) => page.flatMap(linesOf)).join('\n');
}

function linesOf(one: Said): readonly string[] {
  if (one.kind === 'notice') return one.items.flatMap(linesOf);
  return one.kind === 'table' ? [one.head.join(' | '), ...one.rows.map(({ cells }) => cells.join(' | '))] : [one.text];
}

const money = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d)\.)/g, ',');

describe('A membership contract on paper', () => {
  it.each(examples.epic_financing.filter(({ expect: { loan } }) => loan))('discloses the figures of the worked example, box by box: $input.interestRate% in month $input.month', async (example) => {
    const { loan, ...bill } = example.expect;
    const words = await said(written(example));
    const downs = (Number(bill.purchasePrice) - Number(bill.financedAmount)).toFixed(2);
    const amountFinanced = (Number(bill.financedAmount) - 200).toFixed(2);
    for (const line of [
      `Annual percentage rate: the cost of your credit as a yearly rate | ${loan!.aprRate_2dp}%`,
      `Finance charge: the dollar amount the credit will cost you | $${money(loan!.financeCharge)}`,
      `Amount Financed: the amount of credit provided to you or on your behalf | $${money(amountFinanced)}`,
      `Total of Payments: the amount you will have paid after you have made all payments as scheduled | $${money(loan!.totalPayments)}`,
      `Total Sale Price: the total cost of your purchase on credit, including your downpayment of $${money(downs)} | $${money(loan!.totalSalesPrice)}`,
      `59 | $${loan!.regularPaymentAmount} | Monthly, from 04/16/2026`,
      `1 | $${loan!.finalPaymentAmount} | 03/16/2031`,
      `which is $${loan!.lateCharge}.`,
      'The loan processing fee of $200.00 is a prepaid finance charge.',
      `Principal of the loan, provided to you for the purchase | ${money(bill.financedAmount)}`,
      `Due at closing | ${money(bill.dueAtClosing)}`,
    ]) {
      expect(words).toContain(line);
    }
  });

  it('says where the prepaid fee is in the total sale price, as the contract was made (E27)', async () => {
    const contract = written(examples.epic_financing[1]!);
    const conditions = contract.conditions!;
    const words = await said({ ...contract, conditions: { ...conditions, fees: { ...conditions.fees, prepaidInSalePrice: true } } });
    const loan = examples.epic_financing[1]!.expect.loan!;
    expect(words).toContain(`| $${money((Number(loan.totalSalesPrice) + 200).toFixed(2))}`);
    expect(words).toContain('is in the Total Sale Price, but not in the Total of Payments.');
    expect(await said(contract)).toContain('is not in the Total of Payments or in the Total Sale Price.');
  });

  it('has no box where nothing is financed, and says the cash terms', async () => {
    const [cash] = examples.epic_financing.filter(({ expect: { loan } }) => !loan);
    const words = await said(written(cash!));
    expect(words).toContain('This is a cash sale: nothing is financed, and no finance charge is made. The buyer pays 15,444.85 at closing, by credit card (full payment).');
    expect(words).toContain('Payment in full | 13,912.00');
    expect(words).not.toMatch(/annual percentage rate|truth in lending|itemization|loan processing/i);
  });

  it('gives the days that the law of the buyer’s state leaves to cancel', async () => {
    expect(await said(written(examples.epic_financing[1]!))).toContain('within 10 calendar days after the day on which the last of the buyers signs it');
  });
});

describe('A contract whose terms contradict what it was written with', () => {
  const contract = written(examples.epic_financing[1]!);

  it('can be made on paper as long as they agree', () => {
    expect(whyNotMade(contract)).toBeUndefined();
    expect(whyNotMade({ ...contract, regularPaymentAmount: null })).toBeUndefined();
  });

  it('cannot be made, and says both figures', () => {
    expect(whyNotMade({ ...contract, aprRate: '14.90' })).toContain('an APR of 14.90%, and its terms give 15.78%');
    expect(whyNotMade({ ...contract, regularPaymentAmount: '250.00' })).toContain('a payment of 250.00, and its terms give 248.05');
    expect(whyNotMade({ ...contract, financedAmount: null })).toContain('does not say its whole loan');
    for (const blank of [{ interestRate: null }, { contractDate: null }]) expect(whyNotMade({ ...contract, ...blank })).toContain('does not say its interest rate and contract date');
  });
});
