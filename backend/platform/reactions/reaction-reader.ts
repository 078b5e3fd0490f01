import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ConsumerStatus } from '../../../projections/engine/consumer/consumer-status.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { HealthChecks } from '../health/health-checks.js';
import { ScheduledEffects, type DueOverview } from './scheduled-effects.js';
import { reactionsHealth } from './reactions-health.js';
import { Reactions } from './reactions.js';

export interface ReactionStatus extends Pick<ConsumerStatus, 'name' | 'position' | 'head' | 'lag' | 'led' | 'failure' | 'parkedCount' | 'parked'> {
  /** What it is to do later. */
  readonly due: Omit<DueOverview, 'reaction'>;
}

const NOTHING_DUE = { count: 0, next: null, refused: [] } as const;

/** How the reactions are doing. Read from the database, so that every process answers alike. */
@Injectable()
export class ReactionReader implements OnModuleInit {
  constructor(
    private readonly engine: ProjectionEngine,
    private readonly reactions: Reactions,
    private readonly table: ScheduledEffects,
    private readonly health: HealthChecks,
  ) {}

  onModuleInit(): void {
    this.health.add('reactions', async () => reactionsHealth(await this.all()));
  }

  knows(name: string): boolean {
    return this.reactions.all.some((reaction) => reaction.name === name);
  }

  async all(): Promise<ReactionStatus[]> {
    const [consumers, due] = await Promise.all([this.engine.consumerStatus(), this.table.overview()]);
    return consumers.filter(({ name }) => this.knows(name)).map((consumer) => ({ ...statusOf(consumer), due: dueOf(consumer.name, due) }));
  }
}

function statusOf({ name, position, head, lag, led, failure, parkedCount, parked }: ConsumerStatus): Omit<ReactionStatus, 'due'> {
  return { name, position, head, lag, led, failure, parkedCount, parked };
}

function dueOf(name: string, all: readonly DueOverview[]): ReactionStatus['due'] {
  const found = all.find(({ reaction }) => reaction === name);
  return found ? { count: found.count, next: found.next, refused: found.refused } : NOTHING_DUE;
}
