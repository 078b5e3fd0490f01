import { blankValues, sensitiveOf } from '../../events/kernel/field.rules.js';
import * as fields from '../../events/inventory/inventory.fields.js';
import * as events from '../../events/inventory/inventory.events.js';
import type { InventoryEvent } from '../../events/inventory/inventory.events.js';
import { DEFAULT_COUNTRY } from '../../events/kernel/place.enums.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { contextOf, type Aggregate, type CommandContext } from '../platform/commands/aggregate.js';
import { isCommandOf } from '../platform/commands/command.js';
import { AlreadyThere } from '../platform/commands/refusal.js';
import { sentOver } from '../platform/commands/sent-over.js';
import { wordOf } from '../platform/commands/word-of.js';
import { madeVersion } from '../platform/documents/document-versions.js';
import { revisedSection } from '../platform/records/revised-section.js';
import { AddInventory, ChangeListingStatus, ExpireListing, MakeListingAgreement, ReviseInventory, type AnyInventoryCommand } from './inventory.commands.js';
import { describeInventoryEvent } from './inventory.history.js';
import { noInventory, type Inventory } from './inventory.state.js';
import { recordAgreement } from './listings/listing-agreement.js';
import { expired } from './listings/listing-expiry.js';
import { listingSigningCommands } from './signing/listing-signing.commands.js';
import { afterListingSigning, decideListingSigning, replacedBy, takenBackWith } from './signing/listing-signing.js';
import { unitSaleCommands } from './unit-sale.commands.js';
import { afterUnitSale, decideUnitSale } from './unit-sale.js';
import { newInventoryDates } from './listings/listing-dates.rules.js';

const { inventoryFormFields } = fields;
const blank = blankValues(inventoryFormFields);
const { Inventory_Sensitive: hidden = [] } = sensitiveOf({ ...fields.inventoryFields, ...fields.inventoryAliasFields });

/** A unit week for resale. */
export const inventory: Aggregate<Inventory, AnyInventoryCommand, InventoryEvent, number> = {
  category: 'inventory',
  noun: 'inventory',
  initial: noInventory,
  exists: ({ inventoryId }) => inventoryId !== 0,
  begins: [AddInventory],
  fields: fields.inventoryFields,
  // Who sells it, and what it was before, tell its status.
  sensitive: { Inventory_Sensitive: [...hidden, 'soldBy', 'saleBegunBy', 'statusBeforeSale', 'signings'] },
  describe: describeInventoryEvent,

  decide(command, state, context) {
    if (command instanceof AddInventory) return add(command, state, context);
    if (command instanceof ReviseInventory) return withTakenBack(revise(command, state), state);
    if (command instanceof ChangeListingStatus) return withTakenBack(changeStatus(state, command), state);
    if (command instanceof ExpireListing) return withTakenBack(expired(command, state), state);
    if (command instanceof MakeListingAgreement) {
      const { given, issued } = contextOf(command, context);
      return [...recordAgreement(state, given, { today: issued.today, reason: command.reason }), ...replacedBy(given, state)];
    }
    if (isCommandOf(listingSigningCommands, command)) return decideListingSigning(command, state, contextOf(command, context));
    if (isCommandOf(unitSaleCommands, command)) return decideUnitSale(command, state);
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'InventoryImported':
      case 'InventoryAdded':
        return { ...state, ...event.data };
      case 'ListingStatusChanged':
        return { ...state, listingStatus: event.data.to };
      case 'ListingTermsRevised':
      case 'InventoryUnitRevised':
      case 'InventoryPointsRevised':
      case 'InventoryPricesRevised':
      case 'MarketingFeeRevised':
      case 'InventorySellerRevised':
      case 'InternalNotesRevised':
        return { ...state, ...valuesAfter(event.data.changes) };
      case 'ListingAgreementMade':
        return { ...state, ...valuesAfter(event.data.changes), agreements: [...state.agreements, madeVersion(event)] };
      case 'ListingSigningRequested':
      case 'ListingSigningMoved':
      case 'ListingAgreementSigned':
        return afterListingSigning(state, event);
      case 'UnitSaleBegun':
      case 'UnitSaleEnded':
        return afterUnitSale(state, event);
      default:
        return event satisfies never;
    }
  },
};

function withTakenBack(events: InventoryEvent[], state: Inventory): InventoryEvent[] {
  return [...events, ...takenBackWith(events, state)];
}

/** Available from today for a year, unless it is said otherwise (document 3, section 9). */
function add(command: AddInventory, state: Inventory, { id, issued }: CommandContext<AddInventory, number>): InventoryEvent[] {
  if (inventory.exists(state)) throw new AlreadyThere(inventory.noun, id);
  const unsaid = { ...blank, listingStatus: 'Available', ...newInventoryDates(issued.today), sellerCountry: DEFAULT_COUNTRY, entryDate: issued.today };
  return [events.InventoryAdded({ inventoryId: id, ...sentOver(inventoryFormFields, byItsName(command), unsaid) })];
}

/** One event for each section that differs from what was sent (`decisions.md A16`). */
function revise(command: ReviseInventory, state: Inventory): InventoryEvent[] {
  const sent = byItsName(command);
  const revised = { ...state, ...sentOver(inventoryFormFields, sent, state) };
  const status = typeof sent.listingStatus === 'string' ? changeStatus(state, { listingStatus: sent.listingStatus, reason: command.reason }) : [];
  return [...sections.flatMap((section) => section(state, revised, {})), ...status];
}

function changeStatus({ listingStatus: from }: Inventory, { listingStatus, reason }: Pick<ChangeListingStatus, 'listingStatus'> & { readonly reason?: string | undefined }): InventoryEvent[] {
  const to = wordOf(fields.listingStatusFields, 'listingStatus', listingStatus, from);
  return to === from ? [] : [events.ListingStatusChanged({ from, to, ...(reason && { reason }) })];
}

/** What older clients name otherwise, under its own name; where both come, the own name counts (`decisions.md H3`). */
export function byItsName(sent: object): Readonly<Record<string, unknown>> {
  const values = { ...sent } as Record<string, unknown>;
  const renamed = Object.entries(fields.inventoryAliases).flatMap(([alias, name]) => (values[alias] === undefined || values[name] !== undefined ? [] : [[name, values[alias]] as const]));
  return { ...values, ...Object.fromEntries(renamed) };
}

const sections = [
  revisedSection<InventoryEvent>(fields.listingTermFields, events.ListingTermsRevised),
  revisedSection<InventoryEvent>(fields.inventoryUnitFields, events.InventoryUnitRevised),
  revisedSection<InventoryEvent>(fields.inventoryPointsFields, events.InventoryPointsRevised),
  revisedSection<InventoryEvent>(fields.inventoryPriceFields, events.InventoryPricesRevised),
  revisedSection<InventoryEvent>(fields.marketingFeeFields, events.MarketingFeeRevised),
  revisedSection<InventoryEvent>(fields.inventorySellerFields, events.InventorySellerRevised),
  revisedSection<InventoryEvent>(fields.internalNoteFields, events.InternalNotesRevised),
];
