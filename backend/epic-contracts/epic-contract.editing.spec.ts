import { EpicContractImported, type EpicContractEvent } from '../../events/epic-contracts/epic-contract.events.js';
import { epicComputedFields } from '../../events/epic-contracts/epic-contract-terms.fields.js';
import { documentedClosingCosts } from '../../events/epic-contracts/product-closing-costs.rules.js';
import type { CompanyFees } from '../../events/epic-contracts/sale-conditions.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { vocabulary } from '../../events/vocabulary.js';
import { issuedWith } from '../../test/support/issued.js';
import { send } from '../../test/support/send.js';
import { commandOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { CreateEpicContract, ReviseEpicContract } from './epic-contract.commands.js';
import { epicContract } from './epic-contract.js';
import { documentedFees as fees } from './terms/epic-contract.pricing.js';
import type { EpicContract } from './epic-contract.state.js';
import { conditionsOf, type ProductOnSale } from './terms/sale-conditions.rules.js';

const issued = { ...issuedWith('Epic_Contracts_New', 'Epic_Contracts_Edit', 'Epic_Contracts_Sensitive'), today: '2026-11-23', at: '2026-11-23T15:00:00.000Z' };
const shared = { status: 'Active', firstYearEpicAdvantagePointsCost: '300.00', annualMaxEpicAdvantagePoints: 20_000 };
const voyager: ProductOnSale = { ...shared, productId: 3, productName: 'Voyager', memberTier: 'Voyager', termMonths: 36, listPrice: '9995.00', minimumPrice: '7995.00', minimumDownPayment: '0.20', listInterestRate: '14.9', closingCosts: documentedClosingCosts(3) };
const embarc: ProductOnSale = { ...shared, productId: 1, productName: 'Embarc', memberTier: 'Embarc', termMonths: 12, listPrice: '1495.00', minimumPrice: '995.00', minimumDownPayment: '1', listInterestRate: '0', closingCosts: documentedClosingCosts(1) };
const founders: ProductOnSale = { ...voyager, productId: 6, productName: 'Founders', memberTier: 'Founders', status: 'Inactive', listPrice: '34995.00' };
const products = [embarc, voyager, founders];

type Body = Partial<Record<keyof CreateEpicContract, unknown>>;
const tanaka = { buyerFirstName: 'Ingrid', buyerLastName: "O'Brien", membershipTier: 'Voyager', transactionType: 'Finance Transaction' };

function created(body: Body = {}, at: CompanyFees = fees): readonly EpicContractEvent[] {
  return checked(decide(send(epicContract, 2089, commandOf(CreateEpicContract, { ...tanaka, ...body } as CreateEpicContract), { products, fees: at, memberId: 589, leftOut: {} }), null, issued));
}

function revised(state: EpicContract, body: Body & { readonly reason?: string }, on: readonly ProductOnSale[] = products): readonly EpicContractEvent[] {
  return checked(decide(send(epicContract, 2089, commandOf(ReviseEpicContract, body as ReviseEpicContract), { products: on }), state, { ...issued, today: '2027-02-01' }));
}

function checked(events: readonly unknown[]): readonly EpicContractEvent[] {
  (events as readonly EpicContractEvent[]).forEach((event) => vocabulary.validate(event));
  return events as readonly EpicContractEvent[];
}

const unsaid = Object.fromEntries(Object.keys(epicComputedFields).map((name) => [name, undefined]));
const after = (events: readonly EpicContractEvent[], state: EpicContract = null): EpicContract => events.reduce((current, event) => epicContract.evolve(current, event as RecordedEvent<EpicContractEvent>), state);
const typesOf = (events: readonly EpicContractEvent[]) => events.map(({ type }) => type);

describe('A new membership contract', () => {
  it('is a Draft of its member with every term that the rules give', () => {
    const [event] = created({ purchasePrice: '6568.00', additionalDownPayment: '500.00' });
    expect(event).toMatchObject({
      type: 'EpicContractCreated',
      data: {
        ...{ epicContractId: 2089, memberId: 589, contractStatus: 'Draft', paymentStatus: 'Draft', buyerCountry: 'US', contractDate: '2026-11-23', membershipTerm: 36, membershipStartDate: '2026-12-03', membershipExpDate: '2029-12-31' },
        ...{ firstYearDues: '718.00', closingCostAmount: '1427.00', purchasePrice: '6568.00' },
        ...{ annualFixedPoints: 15_000, annualMaxEpicAdvantagePoints: 20_000, interestRate: '14.9', loanTerm: 60 },
      },
    });
  });

  it('is made with the company’s fees of the moment, and an edit prices by those (E15)', () => {
    const at = { ...fees, loanProcessingFee: '150.00', cardFee: '0.02', season: [1, 2], aprCeiling: '19.00', defaultLoanTerm: 48, annualFixedPoints: 12_000 };
    const contract = after(created({}, at));
    expect(contract).toMatchObject({ loanProcessingFee: '150.00', firstYearDues: '599.00', loanTerm: 48, annualFixedPoints: 12_000, conditions: { fees: at, month: 11 } });
    expect(() => created({}, { ...at, aprCeiling: '15.50' })).toThrow('The APR cannot exceed 15.5%.');
    const edited = after(revised(contract, { purchasePrice: '8000.00', loanTerm: null }), contract)!;
    expect(edited).toMatchObject({ loanProcessingFee: '150.00', loanTerm: 48 });
    expect(Number(edited.creditCardProcessingFee)).toBeCloseTo(Number(edited.subtotalDueAtClosing) * 0.02, 2);
    expect(revised(edited, { contractStatus: 'Closed' })).toContainEqual(expect.objectContaining({ type: 'MembershipPointsTaken', data: { epicContractId: 2089, memberId: 589, pointsQty: 12_000 } }));
  });

  it('costs the list price less closing costs where nobody types a price', () => {
    expect(after(created({ transactionType: 'Cash/Check Full Payment' }))).toMatchObject({ purchasePrice: '8793.00', closingCostAmount: '1202.00', totalPurchasePrice: '9995.00', financedAmount: '0.00', aprRate: '0', loanTerm: 0, dueAtClosing: '9995.00' });
  });

  it('is refused below the minimum price of its product, and says the right one (E3)', () => {
    expect(() => created({ purchasePrice: '6200.00' })).toThrow('The minimum total purchase price including closing costs for this product is $7,995.00: the purchase price is at least 6,568.00, and not 6,200.00');
    expect(after(created({ purchasePrice: '6568.00' }))).toMatchObject({ totalPurchasePrice: '7995.00' });
  });

  it('is refused over the APR ceiling (E5), and holds it with a smaller down payment (E29)', () => {
    expect(() => created({ additionalDownPayment: '6200.00' })).toThrow('The APR cannot exceed 18%.');
    expect(Number(after(created({ additionalDownPayment: '100.00' }))!.aprRate)).toBeLessThanOrEqual(18);
  });

  it('with nothing left to finance is told to be a full payment, and not that its APR is too high', () => {
    expect(() => created({ additionalDownPayment: after(created())!.financedAmount })).toThrow('Nothing is left to finance: please choose a full payment.');
  });

  it('of a tier that is paid in full is refused with a loan (E17)', () => {
    expect(() => created({ membershipTier: 'Embarc' })).toThrow('Embarc and Rendezvous contracts must be paid in full with credit card or cash.');
  });

  it('sells what is on sale only (E19)', () => {
    expect(() => created({ membershipTier: 'Founders' })).toThrow('Tier must be one of Embarc, Voyager');
    expect(() => created({ membershipTier: '' })).toThrow('Please choose a membership tier');
  });

  it('is refused with figures that the rules do not give: each with what was sent and the right one', () => {
    const figures = { closingCostAmount: '1400.00', aprRate: '12.00', totalPurchasePrice: '9995.00' };
    expect(() => created(figures)).toThrow('Closing costs was sent as 1,400.00; the rules give 1,427.00');
    try {
      created(figures);
    } catch (error) {
      expect((error as { options: { errors: readonly { field: string }[] } }).options.errors.map(({ field }) => field)).toEqual(['closingCostAmount', 'aprRate']);
    }
  });

  it('asks who buys, how it is paid, and for amounts that can be', () => {
    expect(() => created({ buyerLastName: '' })).toThrow('Please enter the last name of the buyer');
    expect(() => created({ transactionType: '' })).toThrow('Please choose a transaction type');
    expect(() => created({ transactionType: 'Barter' })).toThrow('Transaction type must be one of');
    expect(() => created({ additionalDownPayment: '-1.00' })).toThrow('Additional down payment cannot be negative');
    expect(() => created({ additionalDownPayment: '9000.00' })).toThrow('The down payments are more than the purchase price');
    expect(() => created({ loanTerm: 100_000 })).toThrow('Loan term must be from 1 to 360 months');
    expect(() => created({ loanTerm: 0 })).toThrow('Loan term must be from 1 to 360 months');
  });

  it.each(['buyerEmail', 'coBuyerEmail'])('is refused with a mail address at %s that can be none', (field) => {
    expect(() => created({ [field]: 'not an email' })).toThrow(expect.objectContaining({ message: expect.stringContaining('must be a mail address, like ellen@example.com'), options: { field, status: 400 } }));
  });
});

describe('A membership contract that is edited', () => {
  const made = after(created());

  it('keeps fees and product as they were on the day it was made (E15)', () => {
    const dearer = products.map((product) => ({ ...product, closingCosts: { ...product.closingCosts, escrowServices: '999.00' } }));
    const edited = after(revised(made, { transactionType: 'Cash/Check Full Payment', reason: '' }, dearer), made);
    expect(edited).toMatchObject({ escrowServices: '175.00', firstYearDues: '718.00', closingCostAmount: '1202.00', loanProcessingFee: '0.00' });
  });

  it('moves the income to the code of another tier, unless accounting wrote another', () => {
    const coded = [embarc, { ...voyager, incomeGlCode: '4021' }, { ...founders, incomeGlCode: '4022' }];
    const contract = after(created());
    expect(contract?.incomeGlCode).toBe('4020');
    expect(revised(contract, { membershipTier: 'Founders' }, coded)).toContainEqual(expect.objectContaining({ type: 'EpicContractAccountingRevised', data: expect.objectContaining({ changes: { incomeGlCode: { from: '4020', to: '4022' } } }) }));
    const byHand = { ...contract!, incomeGlCode: '4999' };
    expect(typesOf(revised(byHand, { membershipTier: 'Founders' }, coded))).not.toContain('EpicContractAccountingRevised');
    expect(typesOf(revised(contract, { membershipTier: 'Founders' }))).not.toContain('EpicContractAccountingRevised');
  });

  it('takes the product of another tier, as that is sold now, whether or not it still is', () => {
    const events = revised(made, { membershipTier: 'Founders' });
    expect(events).toMatchObject([{ type: 'EpicContractTermsRevised', data: { memberId: 589, conditions: { product: { productId: 6 }, month: 11 } } }]);
    expect(after(events, made)).toMatchObject({ membershipTier: 'Founders', conditions: { product: { productId: 6 } } });
  });

  it('says one thing for each section that differs, and nothing where none does', () => {
    expect(revised(made, { ...made!, tppDealNumber: '' } as Body)).toEqual([]);
    expect(typesOf(revised(made, { tppDealNumber: 'T-1', buyerFirstName: '🏖', toName: 'Rosa Diaz', contractDate: '2026-12-22' }))).toEqual(['EpicContractDealRevised', 'EpicContractBuyersRevised', 'EpicContractSalesRevised', 'EpicContractTermsRevised']);
  });

  it('is paid off in no 0 months; where nothing was financed 0 is no term, and the company’s usual one follows', () => {
    expect(() => revised(made, { loanTerm: 0 })).toThrow('Loan term must be from 1 to 360 months');
    const paid = after(created({ transactionType: 'Cash/Check Full Payment', loanTerm: 0 }));
    expect(paid).toMatchObject({ loanTerm: 0 });
    expect(after(revised(paid, { ...paid!, transactionType: 'Finance Transaction', ...unsaid } as Body), paid)).toMatchObject({ loanTerm: 60 });
  });

  it('moves its membership with its date alone (E14)', () => {
    expect(after(revised(made, { contractDate: '2026-12-22' }), made)).toMatchObject({ membershipStartDate: '2027-01-01', membershipExpDate: '2030-12-31', closingCostAmount: '1427.00' });
  });

  it('is saved over the ceiling with a reason, marked, and unmarked once it holds again (E5)', () => {
    const over = { additionalDownPayment: '6200.00' };
    expect(() => revised(made, over)).toThrow('The APR cannot exceed 18%. Please say why');
    const events = revised(made, { ...over, reason: 'Told before the ceiling was raised' });
    expect(typesOf(events)).toEqual(['EpicContractTermsRevised', 'EpicContractCeilingMarked']);
    const marked = after(events, made);
    expect(marked).toMatchObject({ overCeiling: 'Yes', overCeilingReason: 'Told before the ceiling was raised' });
    expect(revised(marked, { tppDealNumber: 'T-2' })).toMatchObject([{ type: 'EpicContractDealRevised' }]);
    const back = revised(marked, { additionalDownPayment: '100.00' });
    expect(typesOf(back)).toEqual(['EpicContractTermsRevised', 'EpicContractCeilingMarked']);
    expect(after(back, marked)).toMatchObject({ overCeiling: 'No', overCeilingReason: 'Told before the ceiling was raised' });
  });

  it('keeps an odd mail address that was imported until another is typed', () => {
    const old = { ...made!, buyerEmail: 'ask his wife' };
    expect(typesOf(revised(old, { buyerEmail: 'ask his wife', buyerFirstName: 'Inga' }))).toEqual(['EpicContractBuyersRevised']);
    expect(() => revised(old, { buyerEmail: 'ask her' })).toThrow('Buyer email must be a mail address');
  });

  it('says why it is changed once it is finished', () => {
    const closed = { ...made!, contractStatus: 'Closed' };
    expect(() => revised(closed, { buyerFirstName: 'Inga' })).toThrow('This contract is Closed: please say why it is changed');
  });

  it('that is edited and closed at once takes the points that the edit gives it', () => {
    const old = after([EpicContractImported({ epicContractId: 2004, memberId: 504, createdBy: 1, createdAt: '2026-03-02T15:00:00Z', contractStatus: 'Signed', paymentStatus: 'Draft', ...tanaka, contractDate: '2026-03-02' }) as EpicContractEvent]);
    expect(revised(old, { purchasePrice: '9100.00', contractStatus: 'Closed' })).toContainEqual(expect.objectContaining({ type: 'MembershipPointsTaken', data: { epicContractId: 2004, memberId: 504, pointsQty: 15_000 } }));
  });

  it('of the old system keeps its figures until a term of theirs changes', () => {
    const old = after([EpicContractImported({ epicContractId: 2004, memberId: 504, createdBy: 1, createdAt: '2026-03-02T15:00:00Z', contractStatus: 'Draft', paymentStatus: 'Draft', ...tanaka, contractDate: '2026-03-02', membershipTerm: 36, purchasePrice: '9000.00', closingCostAmount: '1.00', totalPurchasePrice: '9001.00', aprRate: '15.78', loanTerm: 60 }) as EpicContractEvent]);
    expect(after(revised(old, { ...old!, buyerFirstName: 'Inga', contractDate: '2026-03-03' } as Body), old)).toMatchObject({ closingCostAmount: '1.00', aprRate: '15.78' });
    expect(after(revised(old, { purchasePrice: '9100.00' }), old)).toMatchObject({ closingCostAmount: '1308.00', firstYearDues: '599.00', conditions: { month: 3 } });
    const dearer = { ...voyager, memberTier: 'Voyager 27', listPrice: '10995.00', closingCosts: { ...voyager.closingCosts, escrowServices: '999.00' }, asImported: voyager };
    const [revision] = revised(old, { purchasePrice: '9100.00' }, [dearer]);
    expect(after([revision!], old)).toMatchObject({ closingCostAmount: '1308.00', conditions: { product: conditionsOf(voyager, '2026-03-02', fees).product } });
    expect(Object.keys((revision as { data: { conditions: { product: object } } }).data.conditions.product)).not.toContain('asImported');
  });
});
