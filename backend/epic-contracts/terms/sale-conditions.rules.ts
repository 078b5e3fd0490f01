import type { CompanyFees, SaleConditions, SoldProduct } from '../../../events/epic-contracts/sale-conditions.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { documentedFees } from './epic-contract.pricing.js';

/** A membership tier as it stands now. */
export interface ProductOnSale extends SoldProduct {
  readonly productName: string;
  readonly status: string;
  /** As the old system sold it; absent where it was added here. */
  readonly asImported?: ProductOnSale;
  /** Throws where that is not known yet: only who goes by it calls this. */
  readonly demandAsImported?: () => void;
}

/** One that is sold comes before an ended one that had its tier; the case of the name is forgiven. */
export function productOfTier(membershipTier: string, offered: readonly ProductOnSale[]): ProductOnSale | undefined {
  const wanted = membershipTier.trim().toLowerCase();
  const named = offered.filter(({ memberTier }) => memberTier.toLowerCase() === wanted);
  return named.find(({ status }) => status === 'Active') ?? named[0];
}

/**
 * What a contract is made with: the product and the company's fees of the day (`decisions.md E15`).
 * @param day YYYY-MM-DD
 */
export function conditionsOf({ productName: _, status: __, asImported: ___, demandAsImported: ____, ...product }: ProductOnSale, day: string, fees: CompanyFees): SaleConditions {
  return { product, fees: { ...fees, season: [...fees.season] }, month: Number(day.slice(5, 7)) };
}

interface Made {
  readonly conditions?: SaleConditions | null;
  readonly membershipTier?: string;
  readonly contractDate?: string | null;
  readonly createdAt?: string;
}

/**
 * What a contract goes by with this tier: its own conditions as long as the tier stays, and the product of another one. Fees and month stay what
 * they were when it was made (`decisions.md E15`); of the old system's contracts that is what was documented, and the product as it was imported.
 * @param feesNow of a contract that is about to be made
 * @returns undefined where no product has the tier
 */
export function conditionsOfTier(contract: Made, membershipTier: string, offered: readonly ProductOnSale[], today: string, feesNow?: CompanyFees): SaleConditions | undefined {
  const { conditions: kept, contractDate, createdAt } = contract;
  const stays = membershipTier === contract.membershipTier;
  if (kept && stays) return kept;
  if (stays) for (const { demandAsImported } of offered) demandAsImported?.();
  const product = (stays ? productOfTier(membershipTier, offered.flatMap(({ asImported }) => asImported ?? [])) : undefined) ?? productOfTier(membershipTier, offered);
  if (!product) return undefined;
  const made = createdAt ? newYorkDay(new Date(createdAt)) : (contractDate ?? today);
  const conditions = conditionsOf(product, made, feesNow ?? documentedFees);
  return kept ? { ...kept, product: conditions.product } : conditions;
}
