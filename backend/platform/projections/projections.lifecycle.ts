import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { HealthChecks } from '../health/health-checks.js';
import { projectionsHealth } from './projections-health.js';

/** Starts the projections with the backend and hands them to another process when it stops. */
@Injectable()
export class ProjectionsLifecycle implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly engine: ProjectionEngine,
    private readonly health: HealthChecks,
  ) {}

  async onModuleInit(): Promise<void> {
    this.health.add('projections', async () => projectionsHealth(await this.engine.status()));
    await this.engine.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.engine.stop();
    await this.engine.pool.end();
  }
}
