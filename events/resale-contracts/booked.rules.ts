import { isGivenUp } from './resale-contract.enums.js';

/** Nobody has bought yet, or nobody does any more: it is in no journal. */
export function isNoSale(contractStatus: string): boolean {
  return ['', 'draft'].includes(contractStatus.trim().toLowerCase()) || isGivenUp(contractStatus);
}

/** What the books know of a contract at a moment. Amounts are decimal strings, days YYYY-MM-DD. */
export interface BookedFacts {
  readonly contractStatus: string;
  readonly contractDate: string | null;
  readonly purchasePrice: string | null;
  readonly toName: string;
  readonly incomeGlCode: string;
  readonly incomeAmount: string | null;
  readonly cogGlCode: string;
  readonly cogAmount: string | null;
  readonly toGlCode: string;
  readonly toCommission: string | null;
}

/** What the books know of a contract. */
export const bookedFacts = ['contractStatus', 'contractDate', 'purchasePrice', 'toName', 'incomeGlCode', 'incomeAmount', 'cogGlCode', 'cogAmount', 'toGlCode', 'toCommission'] as const satisfies readonly (keyof BookedFacts)[];
const money = ['purchasePrice', 'incomeGlCode', 'incomeAmount', 'cogGlCode', 'cogAmount', 'toGlCode', 'toCommission'] as const satisfies readonly (keyof BookedFacts)[];

export function bookedFactsOf(contract: BookedFacts): BookedFacts {
  return Object.fromEntries(bookedFacts.map((field) => [field, contract[field]])) as unknown as BookedFacts;
}

/** "2026-11" of a contract date; empty for none. */
export function bookedMonth({ contractDate }: Pick<BookedFacts, 'contractDate'>): string {
  return contractDate?.slice(0, 7) ?? '';
}

/** The fields by which the books differ; a status only counts where a sale becomes one or ends, a day where its month is another, a TO rep where there is one or no longer: their override is to be booked. */
export function bookedDifference(before: BookedFacts, after: BookedFacts): readonly (keyof BookedFacts)[] {
  // In no journal before, and in none after.
  if (isNoSale(before.contractStatus) && isNoSale(after.contractStatus)) return [];
  const differs = money.filter((field) => before[field] !== after[field]);
  const sale = isNoSale(before.contractStatus) === isNoSale(after.contractStatus) ? [] : (['contractStatus'] as const);
  const rep = (before.toName.trim() === '') === (after.toName.trim() === '') ? [] : (['toName'] as const);
  const moved = bookedMonth(before) === bookedMonth(after) ? [] : (['contractDate'] as const);
  return [...sale, ...moved, ...rep, ...differs];
}
