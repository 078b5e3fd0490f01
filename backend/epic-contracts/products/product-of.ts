import { Refusal } from '../../platform/commands/refusal.js';
import { NO_PRODUCTS } from '../contract-words.rules.js';
import { productOfTier, type ProductOnSale } from '../terms/sale-conditions.rules.js';

/** @throws Refusal where no tier of this name is offered */
export function productOf(membershipTier: string, offered: readonly ProductOnSale[]): ProductOnSale {
  const product = productOfTier(membershipTier, offered);
  if (product) return product;
  throw noSuchTier(membershipTier, offered);
}

export function noSuchTier(membershipTier: string, offered: readonly ProductOnSale[]): Refusal {
  if (offered.length === 0) return new Refusal(NO_PRODUCTS, { field: 'membershipTier' });
  return new Refusal(membershipTier.trim() === '' ? 'Please choose a membership tier' : `Tier must be one of ${offered.map(({ memberTier }) => memberTier).join(', ')}`, { field: 'membershipTier' });
}
