import { Body, Controller, Get, Headers, HttpCode, Param, ParseIntPipe, Post, Put, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { hiddenFields, withoutFields } from '../platform/auth/hidden-fields.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { PermissionSet } from '../platform/auth/permissions.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import type { CommandMetadata, CommandResult } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { newYorkYear } from '../../events/kernel/new-york-day.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { ListReader, type ListRow } from '../platform/lists/list-reader.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../platform/records/record-answer.js';
import { recordReads } from '../platform/records/record-reads.js';
import { Records, type Reading } from '../platform/records/records.js';
import { ChangeMemberStatus, ReviseMember } from './member.commands.js';
import { memberAnswer, type MemberAnswer, type OpenMemberAnswer } from './member.dto.js';
import { MemberCommand } from './member.handlers.js';
import { member } from './member.js';
import { MemberRelations } from './member-relations.js';
import type { Member, MemberFacts } from './member.state.js';
import { memberRecords } from './members.lists.js';

/** Members and the points that they have left this year. */
@Controller('Members')
export class MembersController extends recordReads<Member, OpenMemberAnswer>(member, ['Epic_Members_Detail']) {
  constructor(
    private readonly commands: Commands,
    private readonly records: Records,
    private readonly reader: ListReader,
    private readonly streams: RowStreams,
    private readonly relations: MemberRelations,
  ) {
    super();
  }

  @Get()
  @Permission('Epic_Members_Main')
  async all(@Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const { permissions } = request.session!;
    await this.streams.streamRows(response, memberRecords, {}, (row) => answer(row.document as MemberFacts, row, permissions));
  }

  /** Points sellers see the member that they sell to (`decisions.md B9`). */
  @Get(':id')
  @Permission('Epic_Members_Detail', 'Leads_New', 'Epic_Members_Edit')
  override async one(
    @Param('id', ParseIntPipe) id: number,
    @ReadingOf() reading: Reading,
    @Req() request?: AuthenticatedRequest,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<RecordAnswer<OpenMemberAnswer>> {
    await this.reader.waitFor(memberRecords.list, minPosition);
    const row = await this.reader.row(memberRecords, id, request!.session!);
    const beside = reading.asOf ? { otherMemberships: [] } : await this.beside(id);
    return this.records.answer(member, id, reading, (facts) => ({ ...answer(facts!, row, reading.permissions), ...beside }));
  }

  /** What others say of the member now: of the past they tell themselves. */
  private async beside(id: number): Promise<Pick<OpenMemberAnswer, 'contract' | 'otherMemberships'>> {
    const { state } = await this.records.everything(member, id);
    const contract = await this.relations.contract(state!);
    const otherMemberships = await this.relations.otherMemberships(state!, contract?.leadId ?? 0);
    if (!contract) return { otherMemberships };
    const { leadId: _, ...said } = contract;
    return { otherMemberships, contract: said };
  }

  /** The whole member (`decisions.md B12`). */
  @Put(':id')
  @Permission('Epic_Members_Edit')
  revise(@Param('id', ParseIntPipe) id: number, @Body() body: ReviseMember, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new MemberCommand(id, body), issued);
  }

  /** `decisions.md B23` */
  @Put(':id/Status')
  @Permission('Epic_Members_Admin')
  changeStatus(@Param('id', ParseIntPipe) id: number, @Body() body: ChangeMemberStatus, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new MemberCommand(id, body), issued);
  }

  @Post(':id/Status')
  @HttpCode(200)
  @Permission('Epic_Members_Admin')
  postStatus(@Param('id', ParseIntPipe) id: number, @Body() body: ChangeMemberStatus, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.changeStatus(id, body, issued);
  }
}

function answer(facts: MemberFacts, row: ListRow | undefined, permissions: PermissionSet): MemberAnswer {
  const visible = withoutFields<Partial<MemberFacts>>(facts, hiddenFields(member.sensitive, permissions));
  return memberAnswer(visible, row, newYorkYear(new Date()));
}
