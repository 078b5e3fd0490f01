import type { EventStore } from '../../../events/store/event-store.js';
import type { Consumer } from './consumer.js';
import { ConsumerHandler, type ConsumerParts } from './consumer-handler.js';
import { beginConsumer, loadCheckpoint } from '../write/checkpoint.js';
import { Leader, type Duty, type LeaderParts } from '../run/leader.js';
import { LiveRunner, type RunnerParts } from '../run/live-runner.js';
import { ParkedRelease, type ReleaseOutcome } from '../parking/parked-release.js';
import { skipFirst, type Skip } from '../parking/parking.js';
import { RequestDesk } from '../parking/request-desk.js';

export interface ConsumerWorkerParts extends RunnerParts, ConsumerParts, LeaderParts {
  readonly store: EventStore;
}

/** Leads one consumer whenever no other process does, and serves the operator. */
export class ConsumerWorker {
  readonly desk: RequestDesk;
  private live: LiveRunner<ConsumerHandler>;
  private readonly leader: Leader;

  constructor(
    readonly consumer: Consumer,
    private readonly parts: ConsumerWorkerParts,
  ) {
    this.live = this.newRunner();
    this.leader = new Leader(consumer.name, parts, () => this.term());
    this.desk = new RequestDesk(consumer, parts, {
      release: (stream) => this.live.between((handler) => new ParkedRelease(handler, parts.store).run(stream)),
      skip: (skip) => this.live.between((handler) => this.skip(handler, skip)),
    });
  }

  run(signal: AbortSignal): Promise<void> {
    return this.leader.run(signal);
  }

  private async term(): Promise<readonly Duty[]> {
    const { pool, store } = this.parts;
    const { name } = this.consumer;
    if (!(await loadCheckpoint(pool, name))) await beginConsumer(pool, name, (await store.head()).position);
    this.live = this.newRunner();
    return [(signal) => this.live.run(signal, () => this.leader.backOff.succeeded()), (signal) => this.desk.serve(signal)];
  }

  private newRunner(): LiveRunner<ConsumerHandler> {
    const { name, types } = this.consumer;
    return new LiveRunner({ name, types, open: () => ConsumerHandler.open(this.consumer, this.parts) }, this.parts);
  }

  /** The event at fault is put on record as skipped, and those that waited behind it are taken up. */
  private async skip(handler: ConsumerHandler, skip: Skip): Promise<ReleaseOutcome> {
    if (!(await skipFirst(this.parts.pool, this.consumer.name, skip))) return { released: 0, error: notFirst(skip), changes: [] };
    return new ParkedRelease(handler, this.parts.store).run(skip.stream);
  }
}

function notFirst({ stream, revision }: Skip): string {
  return `Revision ${revision} of ${stream} is not what the stream waits for any more`;
}
