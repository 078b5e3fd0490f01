import { Body, Controller, Get, NotFoundException, Param, ParseIntPipe, Put, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { userListQuery } from '../../projections/user-list/user-list.queries.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/session.js';
import type { CommandResult, Issued } from '../platform/commands/command.js';
import { NotFound } from '../platform/commands/refusal.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import type { HistoryPage } from '../platform/records/history.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import { Records, type Reading, type RecordAnswer } from '../platform/records/records.js';
import { userAnswer, type UserAnswer } from './user-answer.js';
import { UpdateUser } from './user.commands.js';
import { user } from './user.js';

export const userListDefinition: ListDefinition = { list: 'user-list', query: userListQuery, permission: 'Settings_Main', sensitive: {} };

@Controller('Users')
export class UsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly records: Records,
    private readonly streams: RowStreams,
  ) {}

  /** A tenant is only ever the caller's own (`decisions.md A20`). */
  @Get('TenantUsers/:tenantId')
  @Permission('Settings_Main')
  async ofTenant(@Param('tenantId', ParseIntPipe) tenantId: number, @Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    if (tenantId !== request.session!.tenantId) throw new NotFoundException('There is no such tenant');
    await this.streams.streamRows(response, userListDefinition, request.session!.permissions);
  }

  @Get(':id')
  @Permission('Users_Edit', 'Users_Detail', 'Settings_Main')
  async one(
    @Param('id', ParseIntPipe) id: number,
    @ReadingOf() reading: Reading,
    @Req() request: AuthenticatedRequest,
  ): Promise<RecordAnswer<UserAnswer>> {
    await this.ownTenant(id, request);
    return this.records.answer(user, id, reading, userAnswer);
  }

  @Get(':id/History')
  @Permission('Users_Edit', 'Users_Detail', 'Settings_Main')
  async history(@Param('id', ParseIntPipe) id: number, @ReadingOf() reading: Reading, @Req() request: AuthenticatedRequest): Promise<HistoryPage> {
    await this.ownTenant(id, request);
    return this.records.history(user, id, reading);
  }

  @Put(':id')
  @Permission('Users_Edit')
  async update(
    @Param('id', ParseIntPipe) userId: number,
    @Body() body: UpdateUser,
    @IssuedBy() issued: Issued,
    @Req() request: AuthenticatedRequest,
  ): Promise<CommandResult> {
    await this.ownTenant(userId, request);
    return this.commands.execute<UpdateUser, CommandResult>(Object.assign(body, { userId, issued }));
  }

  /** Somebody of another tenant is nobody here (`decisions.md A20`). @throws NotFound */
  private async ownTenant(id: number, request: AuthenticatedRequest): Promise<void> {
    const { permissions, tenantId } = request.session!;
    const { state } = await this.records.read(user, id, { permissions });
    if (state.tenantId !== tenantId) throw new NotFound(user.noun, id);
  }
}
