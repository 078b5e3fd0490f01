import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { EventStore } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { IncomingOfErased, type Erased } from '../incoming/incoming-of-erased.js';
import { saidInEvents } from './readable-events.js';
import { ValueIndex } from './value-index.js';
import { toldIn, ValueSearch, type Found, type KeptBy, type Sought } from './value-search.js';

/** One of those who are erased together. */
export interface SoughtPerson extends Sought {
  readonly erased: Erased;
}

type Outcome = Found & { readonly opened: number };

/** Searches whatever can be read: every table, what came in sealed, and the history as its readers get it. */
@Injectable()
export class ErasureSearch {
  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly incoming: IncomingOfErased,
  ) {}

  /** Once for all of them; only those of whom nothing is left in rows of their own are looked for everywhere. @returns of each, in that order */
  async search(people: readonly SoughtPerson[], keptBy: KeptBy, signal: AbortSignal): Promise<readonly Outcome[]> {
    const client = await this.pool.connect();
    try {
      await client.query('SET statement_timeout = 0');
      const own = await new ValueSearch(people, keptBy, indexOf(people), client).ownRows();
      const left = people.filter((_, place) => own[place]!.found.length === 0);
      const everywhere = left.length === 0 ? [] : await this.everywhere(left, keptBy, client, signal);
      return people.map((one, place) => (left.includes(one) ? everywhere[left.indexOf(one)]! : { ...own[place]!, opened: 0 }));
    } finally {
      await client.query('RESET statement_timeout').catch(() => undefined);
      client.release();
    }
  }

  private async everywhere(people: readonly SoughtPerson[], keptBy: KeptBy, client: pg.ClientBase, signal: AbortSignal): Promise<readonly Outcome[]> {
    const index = indexOf(people);
    const personal = new Set(vocabulary.types.filter((type) => vocabulary.personalIn(type).length > 0));
    const history = await saidInEvents(this.store, personal, index, people.length, keptBy, signal);
    const rows = await new ValueSearch(people, keptBy, index, client).allRows();
    const outcomes: Outcome[] = [];
    for (const [place, { erased, values }] of people.entries()) {
      const { found, kept, elsewhere, ...counts } = rows[place]!;
      const cameIn = await toldIn(this.incoming.told(erased), values);
      const said = history[place]!;
      outcomes.push({ ...counts, opened: cameIn.opened, found: [...found, ...cameIn.found], kept: [...kept, ...said.kept], elsewhere: [...elsewhere, ...cameIn.elsewhere, ...said.elsewhere] });
    }
    return outcomes;
  }
}

function indexOf(people: readonly Sought[]): ValueIndex {
  return new ValueIndex(people.map(({ values }) => values));
}
