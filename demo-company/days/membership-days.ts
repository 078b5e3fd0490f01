import { ProductImported } from '../../events/epic-contracts/product.events.js';
import { productOnSale } from '../../backend/epic-contracts/products/product-on-sale.rules.js';
import { product } from '../../backend/epic-contracts/products/product.js';
import { Chance } from './chance.js';
import type { CompanyBefore } from './export/company-before.js';
import { knownBefore } from './lead-days.js';
import { MembershipFile } from './membership-file.js';
import type { Deed } from './papers/deed.js';
import { madeUpMail } from './papers/made-up-mail.js';
import { membershipPaper } from './papers/paper-to-sign.js';
import { SigningFile } from './papers/signing-file.js';
import { StoryFile } from './story-file.js';
import { FIRST_SLOT, inOfficeHours, momentOf, StoryTime } from './work-days.js';

const SEED = 2100;
/** Who buys later than this signs after the office is closed. */
const LAST_SALE = 15 * 60;
const FINANCED = 'Finance Transaction';
const IN_FULL = 'Credit Card (Full Payment)';

/** One couple's way: what they bought, on which working day, and how it went on, in working days after it. */
interface Way {
  readonly from: number;
  readonly tier: string;
  readonly transactionType: string;
  /** The buyer's other half, by their first name: they bear the same last one. */
  readonly coBuyer?: string;
  readonly goes: (file: MembershipFile, at: (daysLater: number) => string) => unknown;
}

const ways: readonly Way[] = [
  { from: 2, tier: 'Embarc', transactionType: IN_FULL, goes: (file, at) => file.becomes(at(1), 'Signed').paid(at(1), 'Paid in Full at Signing').closed(at(12)) },
  { from: 6, tier: 'Voyager', transactionType: FINANCED, goes: (file, at) => file.becomes(at(1), 'Signed').paid(at(2), 'Down Payment Paid').closed(at(13)) },
  { from: 11, tier: 'Odyssey', transactionType: FINANCED, goes: (file, at) => file.becomes(at(1), 'Signed').paid(at(1), 'Down Payment Paid').closed(at(10)).givenUp(at(19), 'Rescinded', 'The lender withdrew the loan after closing', true) },
  { from: 17, tier: 'Voyager', transactionType: FINANCED, goes: (file, at) => file.becomes(at(1), 'Signed').givenUp(at(6), 'Rescinded', 'Rescinded by letter within the ten days', false) },
  { from: 24, tier: 'Legacy', transactionType: FINANCED, coBuyer: 'Elena', goes: (file, at) => file.becomes(at(1), 'Signed').paid(at(1), 'Down Payment Paid').closed(at(14)) },
  { from: 33, tier: 'Voyager', transactionType: FINANCED, goes: (file, at) => file.becomes(at(1), 'Signed').revise(at(3), { additionalDownPayment: '6000.00', reason: 'The buyers paid more down at the table; the lender looks at it again' }) },
  { from: 40, tier: 'Rendezvous', transactionType: IN_FULL, goes: (file, at) => file.becomes(at(1), 'Signed').paid(at(1), 'Paid in Full at Signing') },
  { from: 46, tier: 'Odyssey', transactionType: FINANCED, goes: waits },
];

/** Couples buy memberships, financed or not: they are signed, closed, rescinded; one comes over the APR ceiling. */
export function membershipDays(company: CompanyBefore, days: readonly string[]): Deed[] {
  const chance = new Chance(SEED);
  const products = company.all(ProductImported).map((imported) => productOnSale(product.evolve(product.initial, imported)));
  const leads = chance.some(knownBefore(days[0]!, company).filter(({ firstName, lastName }) => firstName && lastName), ways.length);
  return ways.flatMap(({ from, tier, transactionType, coBuyer, goes }, index) => {
    const lead = leads[index]!;
    const at = (daysLater: number) => inOfficeHours(days[Math.min(from + daysLater, days.length - 1)]!, chance);
    const file = new MembershipFile(index + 1, products);
    const sold = momentOf(days[from]!, chance.whole(FIRST_SLOT, LAST_SALE), chance.whole(0, 59));
    const { firstName = '', lastName = '' } = lead;
    const couple = coBuyer && { coBuyerFirstName: coBuyer, coBuyerLastName: lastName, coBuyerEmail: madeUpMail(coBuyer, lastName) };
    const buyer = { buyerFirstName: firstName, buyerLastName: lastName, buyerEmail: lead.email || madeUpMail(firstName, lastName), ...couple, buyerMobilePhone: lead.mobilePhone ?? '', buyerCity: lead.city ?? '', buyerState: lead.state ?? '' };
    file.sell(sold, { ...buyer, leadId: lead.leadId, contractDate: days[from]!, membershipTier: tier, transactionType });
    goes(file, at);
    // Two show it all: each paper that is set and sealed costs a start of the demo more than a second.
    const onPaper = coBuyer !== undefined || goes === waits;
    return onPaper ? [...file.deeds, ...atTheTable(file.sale, sold, { couple: coBuyer !== undefined, waits: goes === waits, chance: new Chance(SEED + index + 1) })] : file.deeds;
  });
}

/** Nothing becomes of it yet. */
function waits(): void {}

/** They read and sign it on their phones where they bought; those who think it over have opened it. */
function atTheTable(sale: string, sold: string, { couple, ...of }: { readonly couple: boolean; readonly waits: boolean; readonly chance: Chance }): Deed[] {
  const file = new StoryFile(`${sale} paper`, 'Epic_Contracts_Edit', StoryTime.onOneDay(sold, of.chance));
  const paper = new SigningFile(file, membershipPaper(sale), couple ? ['buyer', 'coBuyer'] : ['buyer']);
  paper.isSent();
  if (of.waits) paper.isOpened('buyer');
  else paper.isSignedByAll();
  return file.deeds;
}
