import { sellerName } from '../../events/party-name.js';
import type { NamedSigner } from '../platform/signing/prepared-document.js';
import type { Inventory } from './inventory.state.js';

/** By the names that stand in the agreement; absent for who does not see the seller. */
export function ownersNamed(unit: Inventory): { readonly seller?: string; readonly coSeller?: string } {
  // Hidden fields are absent here, whatever the type says.
  const seen: Partial<Inventory> = unit;
  if (seen.sellerLastName === undefined) return {};
  // Contracts keep these words in capitals (decisions.md H2).
  const seller = sellerName({ ...unit, sellerEntityType: unit.sellerEntityType.toUpperCase() });
  return { seller: seller || unit.ownerName, coSeller: `${unit.coSellerFirstName} ${unit.coSellerLastName}`.trim() };
}

/** Who signs the agreement: the seller, then the co-seller where there is one. */
export function ownersReached(unit: Inventory): readonly NamedSigner[] {
  const { seller = '', coSeller = '' } = ownersNamed(unit);
  const first = { role: 'seller', name: seller.trim(), mail: unit.sellerEmail.trim() } as const;
  return coSeller === '' ? [first] : [first, { role: 'coSeller', name: coSeller, mail: unit.coSellerEmail.trim() }];
}
