import { Controller, Get, Header, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../auth/permission.decorator.js';
import { HealthChecks, type Health } from './health-checks.js';

@Controller('health')
export class HealthController {
  constructor(private readonly checks: HealthChecks) {}

  /** 200 when everything works, 503 with what is missing. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @Public()
  async health(@Res({ passthrough: true }) response: Response): Promise<Health> {
    const health = await this.checks.health();
    response.status(health.status === 'ok' ? 200 : 503);
    return health;
  }
}
