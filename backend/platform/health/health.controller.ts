import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { HealthChecks, type Health } from './health-checks.js';

@Controller('health')
export class HealthController {
  constructor(private readonly checks: HealthChecks) {}

  /** 200 when everything works, 503 with what is missing. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @Public()
  async health(@Req() { session }: AuthenticatedRequest, @Res({ passthrough: true }) response: Response): Promise<Health> {
    const health = await this.checks.health();
    response.status(health.status === 'ok' ? 200 : 503);
    return session?.permissions.has('Settings_Main') ? health : withoutVersions(health);
  }
}

/** A version tells strangers which faults to try. */
function withoutVersions(health: Health): Health {
  const parts = Object.entries(health.parts).map(([name, { version: _, ...part }]) => [name, part] as const);
  return { ...health, parts: Object.fromEntries(parts) };
}
