import { Decimal } from 'decimal.js';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';
import type { ContractBody } from '../../backend/resale-contracts/resale-contract.commands.js';
import type { Chance } from './chance.js';
import type { DemoPerson } from './papers/deed.js';

/** A contract that somebody has before them. */
export interface OpenContract {
  /** What it says. */
  readonly now: ResaleContractFacts;
  readonly chance: Chance;
}

/** What one save says of a contract. */
export interface Save {
  readonly by: DemoPerson;
  readonly terms: Partial<ContractBody>;
  readonly reason?: string;
}

/** What people write into a contract from day to day: each says what is saved, and why where they say it. */
type Move = (file: OpenContract) => Save;

const higherPriceReasons = ['Second week at the list price', 'Agreed on the phone', 'Price table of the month', 'A larger unit', 'Furniture included'];
const lowerPriceReasons = ['Second week at half price', 'Agreed on the phone', 'Price table of the month', 'The owner came down', 'Match of another offer'];
const dateReasons = ['The seller is abroad until then', 'Waiting for the estoppel letter', 'The resort was slow to answer', 'Title search takes longer'];
const depositReasons = ['First wire arrived', 'Second wire arrived', 'Limit of the buyer’s card', 'Buyer paid more at the table'];
const notes = ['Call after 5pm', 'Prefers e-mail', 'Spouse signs from Toronto', 'Asked for the deed by mail', 'Wants week 24 next year'];
const feeReasons = ['Fee of the edit list', 'Fee as quoted'];

const price: Move = (file) => {
  const before = amount(file.now.purchasePrice);
  const step = Decimal.max(before.times(file.chance.whole(1, 9)).div(100), 45);
  const rises = file.chance.happens(40);
  const after = rises ? before.plus(step) : before.minus(step);
  return { by: 'sales-manager', terms: { purchasePrice: inFives(after) }, ...why(file, rises ? higherPriceReasons : lowerPriceReasons, 70) };
};

const deposit: Move = (file) => {
  const part = amount(file.now.purchasePrice).times(file.chance.whole(10, 30)).div(100);
  return { by: 'sales-administrator', terms: { depositAmount: inFives(part), fullAmountCollected: 'NO' }, ...why(file, depositReasons, 50) };
};

const depositMadeBy: Move = (file) => ({
  by: 'sales-administrator',
  terms: { depositMadeBy: file.chance.one(['CHECK', 'WIRE TRANSFER', 'CREDIT CARD'].filter((way) => way !== file.now.depositMadeBy)) },
});

const closingFee: Move = (file) => ({
  by: 'closing-manager',
  terms: { closingFee: file.now.closingFee === '525.00' ? '499.00' : '525.00' },
  ...why(file, feeReasons, 40),
});

const maintenance: Move = (file) => ({
  by: 'closing-manager',
  terms: { prePaidMaintFee: file.chance.one(['0.00', '77.00', '120.00', '315.50', '458.00'].filter((fee) => fee !== file.now.prePaidMaintFee)) },
});

const closingDate: Move = (file) => ({
  by: 'closing-manager',
  terms: { closingDate: addDays(file.now.closingDate!, file.chance.whole(2, 14)) },
  ...why(file, dateReasons, 80),
});

const phone: Move = (file) => ({
  by: 'sales-administrator',
  terms: { buyerMobilePhone: `(${file.chance.one(['305', '407', '813'])}) 555-01${file.chance.whole(10, 99)}` },
});

const note: Move = (file) => ({ by: 'sales-administrator', terms: { notes: file.chance.one(notes.filter((text) => text !== file.now.notes)) } });

const processor: Move = (file) => ({
  by: 'closing-manager',
  terms: { contractsProcessor: file.chance.one(['Processor A', 'Processor B', 'Processor C'].filter((name) => name !== file.now.contractsProcessor)) },
});

const escrow: Move = (file) => ({
  by: 'closing-manager',
  terms: { escrowAgent: file.chance.one(['Escrow A', 'Escrow B', 'Escrow C'].filter((name) => name !== file.now.escrowAgent)) },
});

/** What a deal costs and earns is put right until the books are closed. */
export const costOfGoods: Move = (file) => ({
  by: 'closing-manager',
  terms: { cogAmount: inFives(Decimal.max(amount(file.now.cogAmount).plus(file.chance.whole(-40, 40) * 10), 100)) },
  ...why(file, ['Cost of the week was booked twice', 'Invoice of the owner', 'Transfer fee of the resort'], 90),
});

export const income: Move = (file) => ({
  by: 'executive',
  terms: { incomeAmount: inFives(Decimal.max(amount(file.now.incomeAmount).plus(file.chance.whole(5, 60) * 5), 100)) },
  ...why(file, ['Share of the lender came', 'Split with the broker agreed'], 60),
});

/** Those that come more often stand here more often. */
export const negotiation: readonly Move[] = [price, price, price, deposit, deposit, depositMadeBy, closingFee, maintenance, closingDate, closingDate, phone, note, processor, escrow];

function amount(stored: string | null | undefined): Decimal {
  return new Decimal(stored || 0);
}

function inFives(amount: Decimal): string {
  return amount.div(5).round().times(5).toFixed(2);
}

function why(file: OpenContract, reasons: readonly string[], percent: number): { readonly reason?: string } {
  return file.chance.happens(percent) ? { reason: file.chance.one(reasons) } : {};
}
