import { Body, Controller, Delete, Get, Header, HttpCode, NotFoundException, Param, Post, Req } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import { callerOf } from '../../platform/auth/sessions/caller.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import { RecentProof } from '../../platform/auth/sessions/recent-proof.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { RequiredTextField } from '../../platform/http/bodies/body-fields.decorator.js';
import type { WallLink } from './tour-wall.dto.js';
import { WallLinks } from './wall-links.js';

const LONGEST_NAME = 60;

class NewWallLink {
  /** Where it hangs. */
  @RequiredTextField(LONGEST_NAME)
  name!: string;
}

/** Links that put the board on a wall: made, seen and taken back. */
@Controller('WallLinks')
@Permission('Tours_Admin', 'Settings_Main')
export class WallLinksController {
  constructor(
    private readonly links: WallLinks,
    private readonly accessLog: AccessLog,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  list(@Req() request: AuthenticatedRequest): Promise<WallLink[]> {
    return this.links.ofTenant(request.session!.tenantId);
  }

  /** Answers the token this once; who makes the link puts it behind the `#` of /wall. */
  @Post()
  @RecentProof()
  @Header('Cache-Control', 'no-store')
  async make(@Body() { name }: NewWallLink, @Req() request: AuthenticatedRequest): Promise<{ token: string }> {
    if (name === '') throw new Refusal('Please say where the wall hangs', { field: 'name' });
    const token = await this.links.make(name, request.session!);
    await this.log(request, 'wall-link-made', name);
    return { token };
  }

  /** From the next question on, some seconds later at most, the wall shows nothing any more. */
  @Delete(':wallId')
  @HttpCode(204)
  async takeBack(@Param('wallId') wallId: string, @Req() request: AuthenticatedRequest): Promise<void> {
    const name = isUUID(wallId) ? await this.links.takeBack(wallId, request.session!) : undefined;
    if (name === undefined) throw new NotFoundException('There is no such wall');
    await this.log(request, 'wall-link-taken-back', name);
  }

  private async log(request: AuthenticatedRequest, kind: 'wall-link-made' | 'wall-link-taken-back', detail: string): Promise<void> {
    const { userId, actor } = request.session!;
    await this.accessLog.write({ kind, userId, name: actor.name, ...callerOf(request), detail });
  }
}
