import { Injectable } from '@nestjs/common';
import type { PermissionSet } from '../platform/auth/permissions.js';
import { Refusal } from '../platform/commands/refusal.js';
import { LookUp } from '../platform/lists/look-up.js';
import { filtersOfTwin, type NamedUnit } from './search/inventory-criteria.js';
import { inventoryList } from './inventory.lists.js';
import { AVAILABLE } from './inventory-visibility.js';

/** Units that are here already (`decisions.md H17`). Two that are added in the same moment may still be twins. */
@Injectable()
export class TwinUnits {
  constructor(private readonly lookUp: LookUp) {}

  /** @param own what the command adds, which a repeated one finds. @throws Refusal */
  async refuse(unit: Partial<NamedUnit>, own: number, permissions: PermissionSet): Promise<void> {
    const filters = filtersOfTwin(unit);
    if (!filters) return;
    const twin = (await this.lookUp.keysThat(inventoryList, filters)).find((key) => key !== String(own));
    if (twin === undefined) return;
    const here = 'This unit is here already';
    const refusal = { status: 409, field: 'unitNumber' } as const;
    // Of one out of sight, nothing but that it is here.
    if (!(await this.isVisible(twin, permissions))) throw new Refusal(here, refusal);
    const words = `Inventory ${twin}`;
    throw new Refusal(`${here}: ${words}`, { ...refusal, record: { words, page: `/admin/inventory-detail/${twin}` } });
  }

  private async isVisible(key: string, permissions: PermissionSet): Promise<boolean> {
    return permissions.has('Inventory_Sensitive') || (await this.lookUp.row(inventoryList, key))?.text('listingStatus') === AVAILABLE;
  }
}
