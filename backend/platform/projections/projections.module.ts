import { Global, Module, type DynamicModule } from '@nestjs/common';
import pg from 'pg';
import { EventStore } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import type { Projection } from '../../../projections/engine/projection.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { Settings } from '../config/settings.js';
import { connectionShares } from '../database/connection-shares.js';
import { NestEngineLogger } from './engine-logger.js';
import { engineConnections } from './engine-pool.js';
import { LogHead } from './log-head.js';
import { ProjectionsLifecycle } from './projections.lifecycle.js';
import { ReadyLists } from './ready-lists.js';

/** Runs the product's projections; the platform itself knows none of them. */
@Global()
@Module({})
export class ProjectionsModule {
  static of(projections: readonly Projection[]): DynamicModule {
    const engine = {
      provide: ProjectionEngine,
      inject: [pg.Pool, EventStore, Settings],
      useFactory: (pool: pg.Pool, store: EventStore, { databaseConnections }: Settings) =>
        new ProjectionEngine({ pool: engineConnections(pool, connectionShares(databaseConnections)), store, vocabulary, projections, log: new NestEngineLogger() }),
    };
    const feed = { provide: ChangeFeed, inject: [ProjectionEngine], useFactory: (running: ProjectionEngine) => running.feed };
    return { module: ProjectionsModule, providers: [engine, feed, ReadyLists, LogHead, ProjectionsLifecycle], exports: [engine, feed, ReadyLists, LogHead] };
  }
}
