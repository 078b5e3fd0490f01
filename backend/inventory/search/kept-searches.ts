import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Session } from '../../platform/auth/sessions/session.js';
import { commandOf } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IdSequence } from '../../platform/commands/id-sequence.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { InventorySearchCommand } from './inventory-search.handlers.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { Records } from '../../platform/records/records.js';
import { FIRST_PASSING_SEARCH, SearchKinds, type SearchAnswer, type SearchAsked, type Searcher, type SearchKind } from '../../platform/searches/search-kinds.js';
import { readCriteriaText } from './inventory-criteria.js';
import { inventoryList, tours } from '../inventory.lists.js';
import { foundUnit } from '../inventory.dto.js';
import { inventorySearch, KeepInventorySearch, type InventorySearch } from './inventory-search.js';
import { UnitsForSale } from './units-for-sale-reader.js';

const INVENTORY = 'inventory';
/** What is kept is read again by its first ten (document 3, section 9), and an event is no list. */
const MOST_KEPT = 500;

/** Searches for tours: what was found stays as it was found. */
@Injectable()
export class KeptSearches implements SearchKind, OnModuleInit {
  readonly type = INVENTORY;
  readonly makes = ['Inventory_Main'] as const;
  readonly reads = ['SearchResults'] as const;

  constructor(
    private readonly kinds: SearchKinds,
    private readonly forSale: UnitsForSale,
    private readonly lists: ListReader,
    private readonly lookUp: LookUp,
    private readonly ids: IdSequence,
    private readonly commands: Commands,
    private readonly records: Records,
  ) {}

  onModuleInit(): void {
    this.kinds.add(this);
  }

  numbers(searchId: number): boolean {
    return searchId < FIRST_PASSING_SEARCH;
  }

  /** @throws Refusal when there is no such tour, or the criteria cannot be read */
  async make(asked: SearchAsked, { session, issued, minPosition }: Searcher): Promise<SearchAnswer> {
    const criteria = readCriteriaText(asked.searchCriteria);
    await Promise.all([inventoryList, tours].map(({ list }) => this.lists.waitFor(list, minPosition)));
    const tour = await this.lookUp.row(tours, asked.tourId);
    if (!tour) throw new Refusal(`There is no tour ${asked.tourId}`, { field: 'tourId' });
    const { units, matches } = await this.forSale.find(criteria, issued.today, session, MOST_KEPT);
    const searchId = await this.ids.next(inventorySearch.category, issued.commandId);
    const command = commandOf(KeepInventorySearch, { tourId: asked.tourId, criteria: new URLSearchParams(criteria).toString() });
    await this.commands.execute(new InventorySearchCommand(searchId, command, { leadId: tour.number('leadId'), matches, units }), issued);
    return this.again(searchId, session);
  }

  async again(searchId: number, { permissions }: Pick<Session, 'permissions'>): Promise<SearchAnswer> {
    return answerOf((await this.records.read(inventorySearch, searchId, { permissions })).state);
  }
}

function answerOf({ searchId, tourId, leadId, criteria, units }: InventorySearch): SearchAnswer {
  return { searchId, tourId, leadId, searchType: INVENTORY, searchCriteria: criteria, searchResponse: JSON.stringify(units.map(foundUnit)) };
}
