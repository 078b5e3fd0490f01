import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../events/store/event-store.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { Refusal } from '../commands/refusal.js';

/** Projections commit what waits within milliseconds; one that is longer behind has a fault. */
const PATIENCE_MS = 10_000;

/** Brings read models up to the end of the log, for what must miss nothing that was said before. */
@Injectable()
export class LogHead {
  constructor(
    private readonly store: EventStore,
    private readonly feed: ChangeFeed,
    private readonly engine: ProjectionEngine,
  ) {}

  /** @throws Refusal (409) while one of them is behind, or has an event parked that its rows lack */
  async reachedBy(lists: readonly string[]): Promise<void> {
    const { position } = await this.store.head();
    const reached = await Promise.all(lists.map((list) => this.feed.waitFor(list, position, PATIENCE_MS)));
    const behind = lists.filter((_, place) => !reached[place]);
    if (behind.length > 0) throw new Refusal(`Not all is known yet: ${behind.join(', ')} is behind. Please try again in a moment.`, { status: 409, code: 'behind' });
    const parked = (await this.engine.status()).filter(({ name, parkedCount }) => lists.includes(name) && parkedCount > 0);
    if (parked.length > 0) throw new Refusal(`Operations has events parked of ${parked.map(({ name }) => name).join(', ')}: release them first`, { status: 409, code: 'parked' });
  }
}
