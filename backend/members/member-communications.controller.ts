import { Body, Controller, Get, Param, ParseIntPipe, Post } from '@nestjs/common';
import type { Communication } from '../../events/leads/communication.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { MemberCommand } from './member.handlers.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import type { RecordAnswer } from '../platform/records/record-answer.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import { Records, type Reading } from '../platform/records/records.js';
import { AddMemberCommunication } from './member.commands.js';
import { member } from './member.js';

/** What was said to a member, newest first. */
@Controller('Communications/ForMember/:memberId')
export class MemberCommunicationsController {
  constructor(
    private readonly records: Records,
    private readonly commands: Commands,
  ) {}

  @Get()
  @Permission('Epic_Members_Detail')
  all(@Param('memberId', ParseIntPipe) memberId: number, @ReadingOf() reading: Reading): Promise<RecordAnswer<readonly Communication[]>> {
    return this.records.answer(member, memberId, reading, (state) => state?.communications ?? []);
  }

  @Post()
  @Permission('Epic_Members_Detail')
  add(@Param('memberId', ParseIntPipe) memberId: number, @Body() body: AddMemberCommunication, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new MemberCommand(memberId, body), issued);
  }
}
