import { Injectable } from '@nestjs/common';
import type { ListQuery } from '../../../projections/lists/list-query.js';
import type { ListRequest } from '../../../projections/lists/list-request.js';
import { ListSearch } from '../../../projections/lists/list-search.js';
import type { Visibility } from '../../../projections/lists/list-visibility.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import type { Building, Ready } from '../../../projections/engine/run/readiness.js';
import { StillBuilding } from './still-building.js';

interface Source {
  readonly list: string;
  readonly query: ListQuery;
}

/** Keeps readers away from rows of another version than theirs, and from what those do not say. */
@Injectable()
export class ReadyLists {
  constructor(private readonly engine: ProjectionEngine) {}

  /**
   * All that the list says, with what it looks up elsewhere where its query is given.
   * @throws StillBuilding with how far it is
   */
  require(list: string, query?: ListQuery): void {
    const ready = this.readable(list);
    if (ready.lacking.size > 0) throw new StillBuilding(list, ready);
    if (!query) return;
    const { fields: [field], building } = this.lack({ list, query });
    if (field !== undefined) throw new StillBuilding(list, building, query.label(field));
  }

  /** What an upgrade adds is empty until it is built. @throws StillBuilding where one of them is not yet */
  requireAll(lists: readonly string[]): void {
    for (const list of lists) this.require(list);
  }

  /**
   * What somebody can be answered: fields that cannot be said yet are out of sight until they are built.
   * @throws StillBuilding where it is decided by one of these which rows they get
   */
  seen(source: Source, visibility: Visibility, request: ListRequest = {}): Visibility {
    const { list, query } = source;
    this.readable(list);
    const { fields, building } = this.lack(source);
    if (fields.length === 0) return visibility;
    const asked = query.goesBy(request, visibility).find((field) => fields.includes(field));
    if (asked !== undefined) throw new StillBuilding(list, building, asked === ListSearch.FIELD ? 'The search' : query.label(asked));
    return { ...visibility, hidden: new Set([...visibility.hidden, ...fields]) };
  }

  /** Fields that cannot be said yet, whether or not the list may be read, and how far they are. */
  lacking(source: Source): { readonly fields: ReadonlySet<string>; readonly done: number } {
    const { fields, building } = this.lack(source);
    return { fields: new Set(fields), done: building.done };
  }

  /** What is said where one of them is needed. */
  fault(source: Source, field: string): StillBuilding {
    return new StillBuilding(source.list, this.lack(source).building, source.query.label(field));
  }

  /** Older rows say nothing of some fields; others are looked up in a list that is itself being built. */
  private lack({ list, query }: Source): { readonly fields: readonly string[]; readonly building: Building } {
    const own = this.engine.isReady(list);
    const elsewhere = [...query.table.lookedUpFrom].map(([field, from]) => ({ field, from, ready: this.engine.isReady(from.list) })).filter(({ from, ready }) => !ready.ready || from.fields.some((name) => ready.lacking.has(name)));
    const held = own.ready ? [...own.lacking] : [];
    const building = own.ready && held.length === 0 ? elsewhere[0]?.ready : undefined;
    return { fields: [...held, ...elsewhere.map(({ field }) => field)], building: building ?? own };
  }

  private readable(list: string): Extract<Ready, { ready: true }> {
    const ready = this.engine.isReady(list);
    if (!ready.ready) throw new StillBuilding(list, ready);
    return ready;
  }
}
