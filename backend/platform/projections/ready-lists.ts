import { Injectable } from '@nestjs/common';
import type { ListQuery } from '../../../projections/lists/list-query.js';
import type { ListRequest } from '../../../projections/lists/list-request.js';
import { ListSearch } from '../../../projections/lists/list-search.js';
import type { Visibility } from '../../../projections/lists/list-visibility.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import type { Ready } from '../../../projections/engine/run/readiness.js';
import { StillBuilding } from './still-building.js';

interface Source {
  readonly list: string;
  readonly query: ListQuery;
}

/** Keeps readers away from rows of another version than theirs, and from what those do not say. */
@Injectable()
export class ReadyLists {
  constructor(private readonly engine: ProjectionEngine) {}

  /** All that the list says. @throws StillBuilding with how far it is */
  require(list: string): void {
    const ready = this.readable(list);
    if (ready.lacking.size > 0) throw new StillBuilding(list, ready);
  }

  /**
   * What somebody can be answered: fields of which older rows say nothing are out of sight until they are built.
   * @throws StillBuilding where it is decided by one of these which rows they get
   */
  seen({ list, query }: Source, visibility: Visibility, request: ListRequest = {}): Visibility {
    const ready = this.readable(list);
    if (ready.lacking.size === 0) return visibility;
    const asked = query.goesBy(request, visibility).find((field) => ready.lacking.has(field));
    if (asked !== undefined) throw new StillBuilding(list, ready, asked === ListSearch.FIELD ? 'The search' : query.label(asked));
    return { ...visibility, hidden: new Set([...visibility.hidden, ...ready.lacking]) };
  }

  /** Fields of which the rows say nothing yet, whether or not the list may be read, and how far they are. */
  lacking(list: string): { readonly fields: ReadonlySet<string>; readonly done: number } {
    const ready = this.engine.isReady(list);
    return { fields: ready.ready ? ready.lacking : NOTHING, done: ready.done };
  }

  /** What is said where one of them is needed. */
  fault({ list, query }: Source, field: string): StillBuilding {
    return new StillBuilding(list, this.engine.isReady(list), query.label(field));
  }

  private readable(list: string): Extract<Ready, { ready: true }> {
    const ready = this.engine.isReady(list);
    if (!ready.ready) throw new StillBuilding(list, ready);
    return ready;
  }
}

const NOTHING: ReadonlySet<string> = new Set();
