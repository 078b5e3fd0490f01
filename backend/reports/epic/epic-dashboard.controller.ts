import { Controller, Get, Header, Headers, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import { holdsAny } from '../../platform/auth/permissions.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { exportFormat } from '../../platform/exports/export-format.js';
import { sendExport } from '../../platform/exports/send-export.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { readsContracts } from '../report-permissions.rules.js';
import type { ReportQuery } from '../report-query-reader.js';
import { epicAsked, figureAsked, monthAsked, sliceAsked, type EpicAsked } from './epic-query-reader.js';
import { contractsFrom, EpicDashboardReader, figuresFrom, membersFrom } from './epic-dashboard-reader.js';
import type { ContractsBehindAnswer, EpicDashboardAnswer, MembersBehindAnswer } from './epic-dashboard.dto.js';
import { contractsFile, epicFile, membersFile } from './epic-dashboard.file.js';

/** Memberships, their members and their points in a year (document 3, 2.8). */
@Controller('Reports/epic-dashboard')
export class EpicDashboardController {
  constructor(
    private readonly reader: EpicDashboardReader,
    private readonly lists: ListReader,
  ) {}

  @Get()
  @Permission('Reports_EpicDashboard')
  @Header('Cache-Control', 'no-store')
  async figures(@Query() query: ReportQuery, @Headers('x-min-position') minPosition?: string): Promise<EpicDashboardAnswer> {
    const asked = askedNow(query);
    await this.lists.waitForAll(figuresFrom, minPosition);
    return this.reader.read(asked);
  }

  @Get('Export')
  @Permission('Reports_EpicDashboard')
  @Header('Cache-Control', 'no-store')
  async export(@Query() query: ReportQuery, @Res() response: Response): Promise<void> {
    const format = exportFormat(query);
    await sendExport(response, epicFile(await this.reader.read(askedNow(query))), format);
  }

  /** The contracts behind a figure (`figure`) of the year or a month (`month`): their buyers' names take the list of contracts. */
  @Get('rows')
  @Permission('Epic_Contracts_Main')
  @Header('Cache-Control', 'no-store')
  async rows(@Query() query: ReportQuery, @Headers('x-min-position') minPosition?: string): Promise<ContractsBehindAnswer> {
    const asked = askedNow(query);
    await this.lists.waitForAll(contractsFrom, minPosition);
    return this.reader.contracts(asked, figureAsked(query), monthAsked(query, asked));
  }

  @Get('rows/Export')
  @Permission('Epic_Contracts_Main')
  @Header('Cache-Control', 'no-store')
  async exportRows(@Query() query: ReportQuery, @Res() response: Response): Promise<void> {
    const [format, asked] = [exportFormat(query), askedNow(query)];
    const [figure, month] = [figureAsked(query), monthAsked(query, asked)];
    await sendExport(response, contractsFile(asked, await this.reader.contracts(asked, figure, month), figure, month), format);
  }

  /** The members of a slice (`by`, `name`). */
  @Get('members')
  @Permission('Epic_Members_Main')
  @Header('Cache-Control', 'no-store')
  async members(@Query() query: ReportQuery, @Req() request: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<MembersBehindAnswer> {
    const asked = askedNow(query);
    await this.lists.waitForAll(membersFrom, minPosition);
    return this.reader.members(asked, sliceAsked(query), seesContracts(request));
  }

  @Get('members/Export')
  @Permission('Epic_Members_Main')
  @Header('Cache-Control', 'no-store')
  async exportMembers(@Query() query: ReportQuery, @Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const [format, asked, slice] = [exportFormat(query), askedNow(query), sliceAsked(query)];
    const seesMoney = seesContracts(request);
    await sendExport(response, membersFile(asked, await this.reader.members(asked, slice, seesMoney), slice, seesMoney), format);
  }
}

function askedNow(query: ReportQuery): EpicAsked {
  return epicAsked(query, newYorkDay(new Date()));
}

/** What memberships cost is for readers of contracts, and of the sums of the dashboard. */
function seesContracts({ session }: AuthenticatedRequest): boolean {
  return readsContracts((anyOf) => holdsAny(session!.permissions, anyOf), { kind: 'membership' });
}
