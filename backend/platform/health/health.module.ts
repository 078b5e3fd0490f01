import { Global, Module } from '@nestjs/common';
import { HealthChecks } from './health-checks.js';
import { HealthController } from './health.controller.js';
import { ProcessLoad } from './process-load.js';

@Global()
@Module({ controllers: [HealthController], providers: [HealthChecks, ProcessLoad], exports: [HealthChecks, ProcessLoad] })
export class HealthModule {}
