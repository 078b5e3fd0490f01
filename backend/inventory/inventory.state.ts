import { blankValues } from '../../events/kernel/field.rules.js';
import { inventoryFields, type InventoryValues } from '../../events/inventory/inventory.fields.js';
import type { MadeVersion } from '../platform/documents/document-versions.js';
import type { DocumentSigning } from '../platform/signing/document-signing.js';

/** A unit week for resale as its stream tells it; a listing is the same record. `inventoryId` 0: there is none. */
export interface Inventory extends InventoryValues {
  readonly inventoryId: number;
  /** The contracts that sell it: one, but for what two contracts say of it in one moment. */
  readonly soldBy: readonly number[];
  /** By the contract that sells it, the event that its sale followed from: whoever takes that back takes back the sale. */
  readonly saleBegunBy: Readonly<Record<number, string>>;
  /** What its status was before. */
  readonly statusBeforeSale: string;
  /** Every version of its listing agreement, oldest first. */
  readonly agreements: readonly MadeVersion[];
  /** Every time that a version of it was sent to be signed, oldest first. */
  readonly signings: readonly DocumentSigning[];
}

export const noInventory: Inventory = { ...blankValues(inventoryFields), inventoryId: 0, soldBy: [], saleBegunBy: {}, statusBeforeSale: '', agreements: [], signings: [] };
