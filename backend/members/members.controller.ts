import { Controller, Get, Headers, Param, ParseIntPipe, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { hiddenFields, withoutFields } from '../platform/auth/hidden-fields.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { PermissionSet } from '../platform/auth/permissions.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { ListReader, type ListRow } from '../platform/lists/list-reader.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import type { HistoryPage } from '../platform/records/history.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../platform/records/record-answer.js';
import { Records, type Reading } from '../platform/records/records.js';
import { member, type Member } from './member.js';
import { memberAnswer, type MemberAnswer } from './member.dto.js';
import { memberRecords } from './members.lists.js';

/** Members and the points that they have left this year. */
@Controller('Members')
export class MembersController {
  constructor(
    private readonly records: Records,
    private readonly reader: ListReader,
    private readonly streams: RowStreams,
  ) {}

  @Get()
  @Permission('Epic_Members_Main')
  async all(@Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const { permissions } = request.session!;
    await this.streams.streamRows(response, memberRecords, {}, (row) => answer(row.document as NonNullable<Member>, row, permissions));
  }

  /** Points sellers see the member that they sell to (`decisions.md B9`). */
  @Get(':id')
  @Permission('Epic_Members_Detail', 'Leads_New', 'Epic_Members_Edit')
  async one(
    @Param('id', ParseIntPipe) id: number,
    @ReadingOf() reading: Reading,
    @Req() request: AuthenticatedRequest,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<RecordAnswer<MemberAnswer>> {
    await this.reader.waitFor(memberRecords.list, minPosition);
    const row = await this.reader.row(memberRecords, id, request.session!);
    return this.records.answer(member, id, reading, (state) => answer(state!, row, reading.permissions));
  }

  @Get(':id/History')
  @Permission('Epic_Members_Detail')
  history(@Param('id', ParseIntPipe) id: number, @ReadingOf() reading: Reading): Promise<HistoryPage> {
    return this.records.history(member, id, reading);
  }
}

function answer(facts: NonNullable<Member>, row: ListRow | undefined, permissions: PermissionSet): MemberAnswer {
  const visible = withoutFields<Partial<NonNullable<Member>>>(facts, hiddenFields(member.sensitive, permissions));
  return memberAnswer(visible, row, Number(newYorkDay(new Date()).slice(0, 4)));
}
