import { productEvents } from '../../../events/epic-contracts/product.events.js';
import { claimOf } from '../../platform/claims/claim-of.js';
import { product, type Product } from './product.js';

/** Which product sells a tier: contracts name the tier, so no two that are sold have the same one. An ended product leaves its tier to another. */
export const productTier = claimOf<Product, Pick<Product, 'memberTier' | 'status'>>({
  kind: 'product-tier',
  label: 'Tier of a product',
  aggregate: product,
  events: productEvents,
  key: ({ memberTier, status }) => (status === 'Active' ? memberTier.trim().toLowerCase() : ''),
});
