import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { EventStore } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { IncomingOfErased, type Erased } from '../incoming/incoming-of-erased.js';
import { saidInEvents } from './readable-events.js';
import { ValueIndex } from './value-index.js';
import { searchedFor, toldIn, type Found, type Sought } from './value-search.js';

/** Searches whatever can be read: every table, what came in sealed, and the history as its readers get it. */
@Injectable()
export class ErasureSearch {
  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly incoming: IncomingOfErased,
  ) {}

  async search(sought: Sought, erased: Erased, signal: AbortSignal): Promise<Found & { readonly opened: number }> {
    const personal = new Set(vocabulary.types.filter((type) => vocabulary.personalIn(type).length > 0));
    const history = await saidInEvents(this.store, personal, new ValueIndex(sought.values), sought.keptBy, signal);
    const client = await this.pool.connect();
    try {
      // Each table by itself: no transaction holds up the vacuum of all others.
      await client.query('SET statement_timeout = 0');
      const { found, kept, elsewhere, ...counts } = await searchedFor(sought, client);
      const cameIn = await toldIn(this.incoming.told(erased), sought.values, client);
      return { ...counts, opened: cameIn.opened, found: [...found, ...cameIn.found], kept: [...kept, ...history.kept], elsewhere: [...elsewhere, ...cameIn.elsewhere, ...history.elsewhere] };
    } finally {
      await client.query('RESET statement_timeout').catch(() => undefined);
      client.release();
    }
  }
}
