import { Controller, Get, Header, Param, ParseIntPipe } from '@nestjs/common';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { Permission } from '../platform/auth/permission.decorator.js';

interface RequestAnswer {
  readonly state: 'open' | 'done' | 'failed';
  readonly error: string | null;
}

/** What became of a rebuild or release that somebody asked for. */
@Controller('Operations/Requests')
@Permission('Settings_Main')
export class RequestsController {
  constructor(private readonly engine: ProjectionEngine) {}

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async outcome(@Param('id', ParseIntPipe) id: number): Promise<RequestAnswer> {
    const error = await this.engine.outcome(id);
    if (error === undefined) return { state: 'open', error: null };
    return { state: error === null ? 'done' : 'failed', error };
  }
}
