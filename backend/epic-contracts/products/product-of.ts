import { Refusal } from '../../platform/commands/refusal.js';
import { NO_PRODUCTS } from '../contract-words.rules.js';
import { productOfTier, type ProductOnSale } from '../terms/sale-conditions.rules.js';

/** @throws Refusal where no tier of this name is offered */
export function productOf(membershipTier: string, offered: readonly ProductOnSale[]): ProductOnSale {
  const product = productOfTier(membershipTier, offered);
  if (product) return product;
  if (offered.length === 0) throw new Refusal(NO_PRODUCTS, { field: 'membershipTier' });
  throw new Refusal(membershipTier.trim() === '' ? 'Please choose a membership tier' : `Tier must be one of ${offered.map(({ memberTier }) => memberTier).join(', ')}`, { field: 'membershipTier' });
}
