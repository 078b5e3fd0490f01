import type { ReactNode } from 'react';
import type { Inventory } from '../../backend/inventory/inventory.state.js';
import { useSession } from '../server/session.js';
import { useRecord } from '../server/use-record.js';

/** What an owner signed to list a unit, as the unit tells it. */
export type Agreement = Pick<Inventory, 'inventoryId' | 'agreements' | 'signings' | 'listingDocumentLink' | 'listingFileName' | 'listingDocumentDate'>;

interface AgreementOfProps {
  /** 0 where no unit of ours is sold. */
  readonly inventoryId: number;
  /** @param revision of the unit */
  readonly children: (agreement?: Agreement, revision?: number) => ReactNode;
}

/** The listing agreement of the unit that a contract sells; nothing for who may not read the unit. */
export function AgreementOf({ inventoryId, children }: AgreementOfProps) {
  const { may } = useSession();
  // A sold unit is there only for who may see everything of it (`decisions.md B16`).
  if (inventoryId === 0 || !may('Inventory_Detail') || !may('Inventory_Sensitive')) return children();
  return <Read inventoryId={inventoryId}>{children}</Read>;
}

function Read({ inventoryId, children }: AgreementOfProps) {
  const { record } = useRecord<Agreement>({ list: 'inventory-list', key: String(inventoryId), url: `/api/Inventories/${inventoryId}`, stream: `inventory-${inventoryId}` });
  return children(record?.data, record?.revision);
}
