import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import type { InventoryValues } from '../../../events/inventory/inventory.fields.js';
import { sellerName } from '../../../events/kernel/party-name.js';

/** By the names that stand in the agreement; absent for who does not see the seller. */
export function ownersNamed(unit: InventoryValues): { readonly seller?: string; readonly coSeller?: string } {
  // Hidden fields are absent here, whatever the type says.
  const seen: Partial<InventoryValues> = unit;
  if (seen.sellerLastName === undefined) return {};
  // Contracts keep these words in capitals (decisions.md H2).
  const seller = sellerName({ ...unit, sellerEntityType: unit.sellerEntityType.toUpperCase() });
  return { seller: seller || unit.ownerName, coSeller: `${unit.coSellerFirstName} ${unit.coSellerLastName}`.trim() };
}

/** Who signs the agreement: the seller, then the co-seller where there is one. */
export function ownersReached(unit: InventoryValues): PreparedEnvelope['signers'] {
  const { seller = '', coSeller = '' } = ownersNamed(unit);
  const first = { role: 'seller', name: seller.trim(), mail: unit.sellerEmail.trim() } as const;
  return coSeller === '' ? [first] : [first, { role: 'coSeller', name: coSeller, mail: unit.coSellerEmail.trim() }];
}
