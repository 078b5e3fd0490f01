import type { RecordedEvent } from '../../events/kernel/event.js';
import { numberIn } from '../../events/kernel/stream-name.js';
import { ContractStatusChanged, DealRevised, ResaleContractCreated } from '../../events/resale-contracts/resale-contract.events.js';
import { unitOnSale } from '../../events/inventory/unit-on-sale.rules.js';
import { commandOf } from '../platform/commands/command.js';
import { InventoryCommand } from './inventory.handlers.js';
import type { LookUp } from '../platform/lists/look-up.js';
import type { Lookups } from '../platform/reactions/lookups.js';
import { reaction, type Effect, type Reaction } from '../platform/reactions/reaction.js';
import { contracts, inventoryList } from './inventory.lists.js';
import type { ReversedStatusChange } from './reversed-status-change.js';
import { BeginUnitSale, EndUnitSale } from './unit-sale.commands.js';

/**
 * A unit is Sale Pending while a contract sells it, and then what it was before (`decisions.md H16`). The contract is taken as
 * it is now: every event looks at the units that it speaks of and at the contract's own, so that the last one is right.
 * @param reversedBy the change of status that another one takes back
 */
export function moveUnitWithItsContract(lookUp: LookUp, reversedBy: ReversedStatusChange): Reaction {
  const causes = async (event: RecordedEvent, facts: Lookups, spokenOf: readonly number[], reverses?: string): Promise<Effect[]> => {
    const contractId = numberIn(event.stream);
    const row = await facts.from(contracts.list, () => lookUp.row(contracts, contractId));
    if (!row) return [];
    const inventoryId = row.number('inventoryId');
    const sold = unitOnSale({ contractType: row.text('contractType'), contractStatus: row.text('contractStatus'), inventoryId });
    const concerned = [...new Set([...spokenOf, inventoryId])].filter((unit) => unit !== 0);
    // Contracts of the old system may name a unit that there is not.
    const known = await facts.from(inventoryList.list, () => lookUp.rows(inventoryList, concerned), concerned.map((unit) => `inventory-${unit}`));
    const begins = (unit: number, reversed?: string) => new InventoryCommand(unit, commandOf(BeginUnitSale, { contractId, ...(reversed && { reverses: reversed }) }));
    return concerned
      .filter((unit) => known.has(String(unit)))
      .map((unit) => Object.assign(unit === sold ? begins(unit, reverses) : new InventoryCommand(unit, commandOf(EndUnitSale, { contractId })), { as: `unit ${unit}` }));
  };
  return reaction('move-unit-with-its-contract', 'Its contract')
    .when(ResaleContractCreated, (event, facts) => causes(event, facts, []))
    .when(ContractStatusChanged, async (event, facts) => causes(event, facts, [], await reversedBy(event)))
    .when(DealRevised, (event, facts) => {
      const { inventoryId, contractType } = event.data.changes;
      return inventoryId || contractType ? causes(event, facts, inventoryId ? [inventoryId.from, inventoryId.to] : []) : undefined;
    });
}
