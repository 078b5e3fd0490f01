import { Body, Controller, Get, HttpCode, Injectable, Ip, NotFoundException, Param, ParseIntPipe, Post, Put, UseGuards, type CanActivate, type ExecutionContext, type PipeTransform, type OnModuleInit } from '@nestjs/common';
import { companyListNames, type CompanyListName } from '../../events/company/company-list.enums.js';
import type { CompanyListItem } from '../../events/company/company-list-items.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import { refuseWithoutProof } from '../platform/auth/sessions/recent-proof.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import { commandOf, type CommandResult, type CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { CompanyListCommand } from './company-list.handlers.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import type { Comparison, HistoryPage } from '../platform/records/history.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../platform/records/record-answer.js';
import { RecordRegistry } from '../platform/records/record-registry.js';
import { Records, type Reading } from '../platform/records/records.js';
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
}

/** Who gets in goes by these: they are changed by who has just shown to be who he or she is. */
const ofTheDoor: readonly CompanyListName[] = ['allowedAddresses', 'twoStepRoles'];

/** Of a list that is to be changed. */
@Injectable()
class Changeable implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { method, params, session } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (method !== 'GET' && ofTheDoor.some((list) => list === params['list'])) refuseWithoutProof(session!);
    return true;
  }
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
@UseGuards(Changeable)
export class CompanyListsController implements OnModuleInit {
  constructor(
    private readonly commands: Commands,
    private readonly records: Records,
    private readonly registry: RecordRegistry,
    private readonly names: NamesInUse,
  ) {}

  onModuleInit(): void {
    this.registry.register({ category: companyList.category, anyOf: ['Settings_Main'] });
  }

  @Get()
  one(@Param('list', known) list: CompanyListName, @ReadingOf() reading: Reading, @Ip() ip: string): Promise<RecordAnswer<CompanyListAnswer>> {
    const yourAddress = list === 'allowedAddresses' ? canonicalAddress(ip) : undefined;
    return this.records.answer(companyList, list, reading, ({ items }) => ({ list, items, ...(yourAddress && { yourAddress }) }));
  }

  @Get('History')
  history(@Param('list', known) list: CompanyListName, @ReadingOf() reading: Reading): Promise<HistoryPage> {
    return this.records.history(companyList, list, reading);
  }

  @Get('Compare')
  compare(@Param('list', known) list: CompanyListName, @ReadingOf() reading: Reading): Promise<Comparison> {
    return this.records.compare(companyList, list, reading);
  }

  @Post('Items')
  add(@Param('list', known) list: CompanyListName, @Body() body: AddCompanyListItem, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new CompanyListCommand(list, body), issued);
  }

  /** Adds the names that leads, tours and inventory use and the list does not offer. */
  @Post('TakeOver')
  @HttpCode(200)
  async takeOver(@Param('list', known) list: CompanyListName, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new CompanyListCommand(list, commandOf(TakeOverNames, { names: await this.names.of(list) })), issued);
  }

  @Put('Items/:itemId')
  revise(
    @Param('list', known) list: CompanyListName,
    @Param('itemId', ParseIntPipe) itemId: number,
    @Body() body: ReviseCompanyListItem,
    @IssuedBy() issued: CommandMetadata,
    @Ip() callerAddress: string,
  ): Promise<CommandResult> {
    return this.commands.execute(new CompanyListCommand(list, body, { itemId, callerAddress }), issued);
  }

  @Post('Items/:itemId/Retire')
  @HttpCode(200)
  retire(
    @Param('list', known) list: CompanyListName,
    @Param('itemId', ParseIntPipe) itemId: number,
    @Body() body: RetireCompanyListItem,
    @IssuedBy() issued: CommandMetadata,
    @Ip() callerAddress: string,
  ): Promise<CommandResult> {
    return this.commands.execute(new CompanyListCommand(list, body, { itemId, callerAddress }), issued);
  }

  @Post('Items/:itemId/Restore')
  @HttpCode(200)
  restore(@Param('list', known) list: CompanyListName, @Param('itemId', ParseIntPipe) itemId: number, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new CompanyListCommand(list, new RestoreCompanyListItem(), { itemId }), issued);
  }

  @Post('Items/:itemId/Move')
  @HttpCode(200)
  move(
    @Param('list', known) list: CompanyListName,
    @Param('itemId', ParseIntPipe) itemId: number,
    @Body() body: MoveCompanyListItem,
    @IssuedBy() issued: CommandMetadata,
  ): Promise<CommandResult> {
    return this.commands.execute(new CompanyListCommand(list, body, { itemId }), issued);
  }
}
