import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { HealthChecks } from '../health/health-checks.js';
import { ClaimTable } from './claim-table.js';
import { Claims } from './claims.js';

@Global()
@Module({ providers: [Claims, ClaimTable], exports: [Claims, ClaimTable] })
export class ClaimsModule implements OnModuleInit {
  constructor(
    private readonly claims: Claims,
    private readonly health: HealthChecks,
  ) {}

  onModuleInit(): void {
    this.health.add('claims', async () => ({ ready: await this.claims.areFilled() }));
  }
}
