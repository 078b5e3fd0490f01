import { Global, Logger, Module, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { EventStore } from '../events/store/event-store.js';
import { vocabulary } from '../events/vocabulary.js';
import { ChangeFeed } from '../projections/engine/change-feed.js';
import type { EngineLogger } from '../projections/engine/logger.js';
import { ProjectionEngine } from '../projections/engine/projection-engine.js';
import { projections } from '../projections/projections.js';
import { HealthChecks, type HealthPart } from './platform/health/health-checks.js';

/** Runs every projection of the product in this process, or waits to take over from the one that does. */
@Global()
@Module({
  providers: [
    { provide: ProjectionEngine, inject: [pg.Pool, EventStore], useFactory: engineOn },
    { provide: ChangeFeed, inject: [ProjectionEngine], useFactory: (engine: ProjectionEngine) => engine.feed },
  ],
  exports: [ProjectionEngine, ChangeFeed],
})
export class ProjectionsModule implements OnModuleInit, BeforeApplicationShutdown {
  constructor(
    private readonly engine: ProjectionEngine,
    private readonly health: HealthChecks,
  ) {}

  async onModuleInit(): Promise<void> {
    this.health.add('projections', () => projectionHealth(this.engine));
    await this.engine.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.engine.stop();
  }
}

function engineOn(pool: pg.Pool, store: EventStore): ProjectionEngine {
  return new ProjectionEngine({ pool, store, vocabulary, projections, log: engineLog() });
}

async function projectionHealth(engine: ProjectionEngine): Promise<HealthPart> {
  const status = await engine.status();
  return { ready: projections.every(({ name }) => engine.isReady(name).ready), projections: status };
}

function engineLog(): EngineLogger {
  const log = new Logger('Projections');
  return {
    info: (message, facts) => log.log(lineOf(message, facts)),
    warn: (message, facts) => log.warn(lineOf(message, facts)),
    error: (message, facts) => log.error(lineOf(message, facts)),
  };
}

function lineOf(message: string, facts: object | undefined): string {
  return facts ? `${message} ${JSON.stringify(facts)}` : message;
}
