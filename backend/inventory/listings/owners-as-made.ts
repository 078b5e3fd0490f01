import type { Records } from '../../platform/records/records.js';
import type { SignersAsMade } from '../../platform/signing/prepared-document.js';
import { inventory } from '../inventory.js';
import { ownersReached } from './listing-owners.rules.js';

/** Who signs the newest version of the agreement by what it says itself; version 0 where there is none. @throws NotFound */
export async function ownersAsMade(records: Records, inventoryId: number): Promise<SignersAsMade> {
  const made = (await records.unhidden(inventory, inventoryId)).agreements.at(-1);
  if (!made) return { version: 0, signers: [] };
  const { state } = await records.everything(inventory, inventoryId, made.ofRevision);
  return { version: made.version, signers: ownersReached(state) };
}
