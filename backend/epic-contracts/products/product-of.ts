import { Refusal } from '../../platform/commands/refusal.js';
import { NO_PRODUCTS } from '../contract-words.rules.js';
import type { ProductOnSale } from '../terms/sale-conditions.rules.js';

/** One that is sold comes before an ended one that had its tier. @throws Refusal where no tier of this name is offered */
export function productOf(membershipTier: string, offered: readonly ProductOnSale[]): ProductOnSale {
  const wanted = membershipTier.trim().toLowerCase();
  const named = offered.filter(({ memberTier }) => memberTier.toLowerCase() === wanted);
  const product = named.find(({ status }) => status === 'Active') ?? named[0];
  if (product) return product;
  if (offered.length === 0) throw new Refusal(NO_PRODUCTS, { field: 'membershipTier' });
  throw new Refusal(wanted === '' ? 'Please choose a membership tier' : `Tier must be one of ${offered.map(({ memberTier }) => memberTier).join(', ')}`, { field: 'membershipTier' });
}
