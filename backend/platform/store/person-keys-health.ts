import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { HealthChecks } from '../health/health-checks.js';
import { countLostPersons } from './person-key-check.js';

/** How many people are blank for want of a key. The product serves all the same. */
@Injectable()
export class PersonKeysHealth implements OnModuleInit {
  constructor(
    private readonly pool: pg.Pool,
    private readonly health: HealthChecks,
  ) {}

  onModuleInit(): void {
    this.health.add('personKeys', async () => ({ ready: true, lost: await countLostPersons(this.pool) }));
  }
}
