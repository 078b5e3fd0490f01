import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '../../../events/store/event-store.js';
import type { EngineLogger } from '../logger.js';

/** So many rounds without an event are no coincidence of changing readers. */
const SUSPICIOUS_ROUNDS = 100;

/** Guards a loop: a round without progress yields to timers and requests, and many of them are logged. */
export class Progress {
  private at: Position | undefined;
  private idleRounds = 0;

  constructor(
    private readonly name: string,
    private readonly log: EngineLogger,
  ) {}

  async after(handled: Position): Promise<void> {
    if (handled !== this.at) {
      this.at = handled;
      this.idleRounds = 0;
      return;
    }
    this.idleRounds++;
    if (this.idleRounds % SUSPICIOUS_ROUNDS === 0) this.log.warn(`${this.name} makes no progress at ${handled}: ${this.idleRounds} rounds`);
    await nextTurn();
  }
}
