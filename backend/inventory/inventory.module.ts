import { Module, type OnModuleInit } from '@nestjs/common';
import { EventStore } from '../../events/store/event-store.js';
import { inventoryList } from '../../projections/inventory-list/inventory-list.projector.js';
import { listingList } from '../../projections/listing-list/listing-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { LookUp } from '../platform/lists/look-up.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { DocumentsToSign } from '../platform/signing/documents-to-sign.js';
import { DocumentsInEnvelopes } from '../platform/signing/documents-in-envelopes.js';
import { expireListingWhenItEnds } from './listings/expire-listing-when-it-ends.js';
import { InventoriesController } from './inventories.controller.js';
import { inventoryChanges, inventorySearchChanges } from './inventory.changes.js';
import { InventorySearchesController } from './search/inventory-searches.controller.js';
import { inventoryToday } from './inventory.today.js';
import { inventoryLists } from './inventory.lists.js';
import { KeptSearches } from './search/kept-searches.js';
import { tellListingOfItsSigning } from './signing/tell-listing-of-its-signing.js';
import { ListingAgreementsController } from './listings/listing-agreements.controller.js';
import { RetailPriceController } from './pricing/retail-price.controller.js';
import { RetailPrices } from './pricing/retail-prices.js';
import { TwinUnits } from './twin-units.js';
import { UnitsForSale } from './search/units-for-sale-reader.js';
import { reversedStatusChange } from './reversed-status-change.js';
import { moveUnitWithItsContract } from './move-unit-with-its-contract.js';
import { InventoryCommandHandler } from './inventory.handlers.js';
import { InventorySearchCommandHandler } from './search/inventory-search.handlers.js';

@Module({ controllers: [InventorySearchesController, RetailPriceController, ListingAgreementsController, InventoriesController], providers: [UnitsForSale, KeptSearches, DocumentsToSign, RetailPrices, TwinUnits, InventoryCommandHandler, InventorySearchCommandHandler] })
class InventoryModule implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly lookUp: LookUp,
    private readonly store: EventStore,
    private readonly inEnvelopes: DocumentsInEnvelopes,
  ) {}

  onModuleInit(): void {
    this.reactions.add(moveUnitWithItsContract(this.lookUp, reversedStatusChange(this.store)));
    this.reactions.add(expireListingWhenItEnds);
    this.reactions.add(tellListingOfItsSigning(this.inEnvelopes));
  }
}

export const inventory: Area = { module: InventoryModule, lists: inventoryLists, readModels: [inventoryList, listingList], changes: [inventoryChanges, inventorySearchChanges], today: inventoryToday };
