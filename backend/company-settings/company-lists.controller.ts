import { Body, Controller, Get, HttpCode, Ip, NotFoundException, Param, ParseIntPipe, Post, Put, Query, Req, type PipeTransform } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { companyListNames, type CompanyListName } from '../../events/company-list.values.js';
import type { CompanyListItem } from '../../events/company-list-items.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/session.js';
import type { CommandResult, Issued } from '../platform/commands/command.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import type { Comparison, HistoryPage } from '../platform/records/history.js';
import { Records } from '../platform/records/records.js';
import { AddCompanyListItem, MoveCompanyListItem, RestoreCompanyListItem, RetireCompanyListItem, ReviseCompanyListItem, TakeOverNames } from './company-list.commands.js';
import { companyList } from './company-list.js';
import { canonicalAddress } from './ip-address.rules.js';
import { NamesInUse } from './names-in-use-reader.js';

/** Wire form of GET /api/CompanySettings/Lists/{list}. */
export interface CompanyListAnswer {
  readonly list: CompanyListName;
  /** In order, retired ones too. */
  readonly items: readonly CompanyListItem[];
  /** Where the reader is signed in from, as the list of allowed addresses would say it. */
  readonly yourAddress?: string;
  readonly revision: number;
  readonly position: string;
}

const known: PipeTransform<string, CompanyListName> = {
  transform(name) {
    const list = companyListNames.find((one) => one === name);
    if (!list) throw new NotFoundException(`There is no list ${name}`);
    return list;
  },
};

@Controller('CompanySettings/Lists/:list')
@Permission('Settings_Main')
export class CompanyListsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly records: Records,
    private readonly names: NamesInUse,
  ) {}

  @Get()
  async one(@Param('list', known) list: CompanyListName, @Req() { session }: AuthenticatedRequest, @Ip() ip: string, @Query('asOf') asOf?: string): Promise<CompanyListAnswer> {
    const { state, revision, position } = await this.records.read(companyList, list, { asOf, permissions: session!.permissions });
    const yourAddress = list === 'allowedAddresses' ? canonicalAddress(ip) : undefined;
    return { list, items: state.items, ...(yourAddress && { yourAddress }), revision, position };
  }

  @Get('History')
  history(
    @Param('list', known) list: CompanyListName,
    @Req() { session }: AuthenticatedRequest,
    @Query('before') before?: string,
    @Query('limit') limit?: string,
  ): Promise<HistoryPage> {
    return this.records.history(companyList, list, { before, limit, permissions: session!.permissions });
  }

  @Get('Compare')
  compare(@Param('list', known) list: CompanyListName, @Req() { session }: AuthenticatedRequest, @Query('from') from: string, @Query('to') to: string): Promise<Comparison> {
    return this.records.compare(companyList, list, { from, to, permissions: session!.permissions });
  }

  @Post('Items')
  add(@Param('list', known) list: CompanyListName, @Body() body: AddCompanyListItem, @IssuedBy() issued: Issued): Promise<CommandResult> {
    return this.commands.execute(Object.assign(body, { list, issued }));
  }

  /** Adds the names that leads, tours and inventory use and the list does not offer. */
  @Post('TakeOver')
  @HttpCode(200)
  async takeOver(@Param('list', known) list: CompanyListName, @IssuedBy() issued: Issued): Promise<CommandResult> {
    return this.commands.execute(Object.assign(new TakeOverNames(), { list, names: await this.names.of(list), issued }));
  }

  @Put('Items/:itemId')
  revise(
    @Param('list', known) list: CompanyListName,
    @Param('itemId', ParseIntPipe) itemId: number,
    @Body() body: ReviseCompanyListItem,
    @IssuedBy() issued: Issued,
    @Ip() callerAddress: string,
  ): Promise<CommandResult> {
    return this.commands.execute(Object.assign(body, { list, itemId, callerAddress, issued }));
  }

  @Post('Items/:itemId/Retire')
  @HttpCode(200)
  retire(
    @Param('list', known) list: CompanyListName,
    @Param('itemId', ParseIntPipe) itemId: number,
    @Body() body: RetireCompanyListItem,
    @IssuedBy() issued: Issued,
    @Ip() callerAddress: string,
  ): Promise<CommandResult> {
    return this.commands.execute(Object.assign(body, { list, itemId, callerAddress, issued }));
  }

  @Post('Items/:itemId/Restore')
  @HttpCode(200)
  restore(@Param('list', known) list: CompanyListName, @Param('itemId', ParseIntPipe) itemId: number, @IssuedBy() issued: Issued): Promise<CommandResult> {
    return this.commands.execute(Object.assign(new RestoreCompanyListItem(), { list, itemId, issued }));
  }

  @Post('Items/:itemId/Move')
  @HttpCode(200)
  move(
    @Param('list', known) list: CompanyListName,
    @Param('itemId', ParseIntPipe) itemId: number,
    @Body() body: MoveCompanyListItem,
    @IssuedBy() issued: Issued,
  ): Promise<CommandResult> {
    return this.commands.execute(Object.assign(body, { list, itemId, issued }));
  }
}
