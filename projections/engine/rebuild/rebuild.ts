import { setTimeout as pause } from 'node:timers/promises';
import type { Batch, Position } from '../../../events/store/event-store.js';
import { ownEnd } from '../../../events/store/own-end.js';
import { BatchHandler } from '../run/batch-handler.js';
import type { HandlerParts } from '../write/build.js';
import type { LiveRunner, RunnerParts } from '../run/live-runner.js';
import { listsOf } from '../../lists/lists-of.js';
import { typesOf, type Projection } from '../projection.js';
import { readAhead } from '../log/read-ahead.js';
import type { ReadModelTables } from '../schema/read-model-tables.js';
import { isBegunSince, ProgressWriter } from './rebuild-progress.js';
import { swapIn, SwapHeldUp } from './swap.js';
import { rebuildTarget } from '../write/target.js';

const LARGE_BATCH = 5_000;
const TRY_AGAIN_MS = 1_000;

export interface RebuildParts extends RunnerParts, HandlerParts {
  readonly tables: ReadModelTables;
}

/**
 * Builds a projection anew beside its live rows and puts it in their place. The live rows are served and kept up
 * throughout; they stand still only while the new ones take over. A rebuild whose process died goes on where it was.
 */
export class Rebuild {
  private readonly target;
  private readonly progress: ProgressWriter;

  constructor(
    private readonly projection: Projection,
    private readonly parts: RebuildParts,
    private readonly live: LiveRunner<BatchHandler>,
  ) {
    this.target = rebuildTarget(projection);
    this.progress = new ProgressWriter(parts.pool, parts.store, projection.name);
  }

  /**
   * @param asked when somebody asked for it: rows of a rebuild that began before are thrown away, as they may say what is to be forgotten
   * @returns whether it was finished, rather than stopped by `signal`
   */
  async run(signal: AbortSignal, asked?: Date): Promise<boolean> {
    const { pool, tables } = this.parts;
    try {
      if (asked && !(await isBegunSince(pool, this.projection.name, asked))) await tables.discard(this.projection, this.target);
      await tables.prepare(this.projection, this.target, { bare: true });
      const handler = await BatchHandler.open(this.target, this.projection, this.parts);
      await this.progress.begin(this.projection.version, handler.place.handled);
      const done = await this.follow(handler, signal);
      if (done) await this.progress.end('done', null);
      return done;
    } catch (error) {
      if (!signal.aborted) await this.progress.end('failed', error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  /** What was written before comes filtered by type; where the live rows stand is a place among all events, so the rest comes whole. */
  private async follow(handler: BatchHandler, signal: AbortSignal): Promise<boolean> {
    const past = this.read(handler, signal, typesOf(this.projection));
    try {
      if (!(await this.catchUp(handler, past.batches))) return false;
    } finally {
      past.end();
    }
    await this.parts.tables.finish(this.projection, this.target);
    const { batches, end } = this.read(handler, signal);
    try {
      while (await this.catchUp(handler, batches)) {
        if (await this.takeOver(handler, batches)) return true;
        await pause(TRY_AGAIN_MS);
      }
      return false;
    } finally {
      end();
    }
  }

  private read(handler: BatchHandler, signal: AbortSignal, types?: ReadonlySet<string>) {
    const own = ownEnd(signal);
    const options = { signal: own.signal, batchSize: LARGE_BATCH, ...(types && { types }) };
    return { batches: readAhead(this.parts.store.subscribe(handler.place.handled, options)), end: own.end };
  }

  /** To the end of the events, folding each batch while the one before is written. @returns false when the reading ended first */
  private async catchUp(handler: BatchHandler, batches: AsyncGenerator<Batch>): Promise<boolean> {
    try {
      for (;;) {
        const { value, done } = await batches.next();
        if (done) return false;
        await handler.handleAhead(value);
        await this.progress.note(value);
        if (value.caughtUp) return true;
      }
    } finally {
      await handler.settled();
    }
  }

  /** @returns false when the reading ended first */
  private async reach(handler: BatchHandler, batches: AsyncGenerator<Batch>, atLeast: Position): Promise<boolean> {
    while (handler.place.handled < atLeast) {
      const { value, done } = await batches.next();
      if (done) return false;
      await handler.handle(value);
      await this.progress.note(value);
    }
    return true;
  }

  /** @returns false when somebody reads the old rows for so long that the swap has to be tried again */
  private async takeOver(handler: BatchHandler, batches: AsyncGenerator<Batch>): Promise<boolean> {
    const { pool, feed } = this.parts;
    try {
      const position = await this.live.paused(async (standing) => {
        if (!(await this.reach(handler, batches, standing))) throw new SwapHeldUp();
        await handler.place.save(true);
        return swapIn(pool, this.projection, this.parts.tables.namesOf(this.projection));
      });
      feed.rebuilt(this.projection.name, position, listsOf(this.projection));
      return true;
    } catch (error) {
      if (error instanceof SwapHeldUp) return false;
      throw error;
    }
  }
}
