import { Body, Controller, Get, Header, HttpCode, NotFoundException, Param, Post } from '@nestjs/common';
import { IsNotEmpty, IsString } from 'class-validator';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import type { ProjectionStatus } from '../../projections/engine/parking/projection-status.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandMetadata } from '../platform/commands/command.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';

class ReleaseBody {
  @IsString()
  @IsNotEmpty()
  stream!: string;
}

/** Taken up by whichever process leads; ask `outcome` or look at the projections to see what became of it. */
interface Requested {
  readonly request: number;
}

@Controller('Operations/Projections')
@Permission('Settings_Main')
export class ProjectionsController {
  constructor(private readonly engine: ProjectionEngine) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  all(): Promise<ProjectionStatus[]> {
    return this.engine.status();
  }

  @Post(':name/Rebuild')
  @HttpCode(202)
  async rebuild(@Param('name') name: string, @IssuedBy() { actor }: CommandMetadata): Promise<Requested> {
    return { request: await this.engine.requestRebuild(this.known(name), actor.name) };
  }

  @Post(':name/Release')
  @HttpCode(202)
  async release(@Param('name') name: string, @Body() { stream }: ReleaseBody, @IssuedBy() { actor }: CommandMetadata): Promise<Requested> {
    return { request: await this.engine.requestRelease(this.known(name), stream, actor.name) };
  }

  private known(name: string): string {
    if (!this.engine.names.includes(name)) throw new NotFoundException(`There is no projection ${name}`);
    return name;
  }
}
