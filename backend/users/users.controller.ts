import { Body, Controller, Get, NotFoundException, Param, ParseIntPipe, Post, Put, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { RecentProof } from '../platform/auth/sessions/recent-proof.js';
import { Commands } from '../platform/commands/commands.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { UserCommand } from './user.handlers.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { Mail, type MailRoute } from '../platform/mail/mail.js';
import { recordReads } from '../platform/records/record-reads.js';
import type { RecordReader } from '../platform/records/record-registry.js';
import { LinksByStaff } from './passwords/links-by-staff.js';
import { userAnswer } from './user-answer.js';
import { CreateUser, UpdateUser } from './user.commands.js';
import { user } from './user.js';
import type { User } from './user.state.js';
import { userList } from './users.lists.js';

interface UserCreated extends CommandResult {
  readonly userId: number;
  /** Where the invitation goes; nowhere without a mail server, and whoever is there can be invited once there is one. */
  readonly deliveredTo: MailRoute;
}

const MAY_OPEN = ['Users_Edit', 'Users_Detail', 'Settings_Main'] as const;

/** Somebody of another tenant is nobody here (`decisions.md A20`). */
const ofOneTenant = ({ tenantId }: User, reader: RecordReader) => tenantId === reader.tenantId;

@Controller('Users')
export class UsersController extends recordReads(user, MAY_OPEN, userAnswer, ofOneTenant) {
  constructor(
    private readonly commands: Commands,
    private readonly streams: RowStreams,
    private readonly ids: IdSequence,
    private readonly links: LinksByStaff,
    private readonly mail: Mail,
  ) {
    super();
  }

  /** A tenant is only ever the caller's own (`decisions.md A20`). */
  @Get('TenantUsers/:tenantId')
  @Permission('Settings_Main')
  async ofTenant(@Param('tenantId', ParseIntPipe) tenantId: number, @Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    if (tenantId !== request.session!.tenantId) throw new NotFoundException('There is no such tenant');
    await this.streams.streamRows(response, userList);
  }

  /** Whoever is created chooses a password through the link in the invitation. */
  @Post()
  @Permission('Users_New')
  @RecentProof()
  async create(@Body() body: CreateUser, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<UserCreated> {
    const userId = await this.ids.next(user.category, issued.commandId);
    const { tenantId } = request.session!;
    const result = await this.commands.execute(new UserCommand(userId, body, { tenantId }), issued);
    if (result.changed) await this.links.count(userId);
    return { ...result, userId, deliveredTo: this.mail.route };
  }

  /** As existing clients send it: the number counts for nothing (`decisions.md A15`). */
  @Post(':id')
  @Permission('Users_New')
  @RecentProof()
  createNumbered(@Body() body: CreateUser, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<UserCreated> {
    return this.create(body, issued, request);
  }

  @Put(':id')
  @Permission('Users_Edit')
  @RecentProof()
  async update(
    @Param('id', ParseIntPipe) userId: number,
    @Body() body: UpdateUser,
    @IssuedBy() issued: CommandMetadata,
    @Req() request: AuthenticatedRequest,
  ): Promise<CommandResult> {
    await this.refuseAbsent(userId, request.session!);
    return this.commands.execute(new UserCommand(userId, body), issued);
  }
}
