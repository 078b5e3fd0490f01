import { Body, Controller, Get, Param, ParseIntPipe, Post, Req } from '@nestjs/common';
import { Permission, SignedIn } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import { commandOf, type CommandResult, type CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { NotFound } from '../platform/commands/refusal.js';
import { CompanyListCommand } from './company-list.handlers.js';
import { RequiredTextField } from '../platform/http/bodies/body-fields.decorator.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { sameName } from './company-list-item.rules.js';
import { AddCompanyListItem } from './company-list.commands.js';
import { CompanySettingsReader, type OfferedItem } from './company-settings-reader.js';
import { NamesInUse } from './names-in-use-reader.js';

const MAX_NAME = 200;

/** Body of POST /api/Resort. */
class NewResort {
  @RequiredTextField(MAX_NAME)
  resortName!: string;
}

/** One that units name and the company's list does not has no number. */
interface ResortAnswer {
  readonly resortId: number;
  readonly resortName: string;
}

/** The documented calls for resorts and their unit types (document 3, section 7). */
@Controller()
@SignedIn()
export class ResortsController {
  constructor(
    private readonly settings: CompanySettingsReader,
    private readonly names: NamesInUse,
    private readonly commands: Commands,
  ) {}

  /** The company's resorts, and behind them the others that its units name, each once (`decisions.md C27`). */
  @Get('Resort')
  async resorts(@Req() request: AuthenticatedRequest): Promise<readonly ResortAnswer[]> {
    const kept = (await this.offered(request)).map(({ itemId, name = '' }) => ({ resortId: itemId, resortName: name }));
    const named = (await this.names.ofUnits()).filter((name) => !kept.some(({ resortName }) => sameName(resortName, name)));
    return [...kept, ...named.map((resortName) => ({ resortId: 0, resortName }))];
  }

  /** A resort that a new unit is in (`decisions.md H18`). */
  @Post('Resort')
  @Permission('Inventory_New', 'Inventory_Edit')
  add(@Body() { resortName }: NewResort, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new CompanyListCommand('resorts', commandOf(AddCompanyListItem, { name: resortName })), issued);
  }

  @Get('UnitType/ForResort/:resortId')
  async unitTypes(@Param('resortId', ParseIntPipe) resortId: number, @Req() request: AuthenticatedRequest): Promise<{ readonly unitTypeCode: string }[]> {
    const resort = (await this.offered(request)).find(({ itemId }) => itemId === resortId);
    if (!resort) throw new NotFound('resort', resortId);
    const codes = (resort.unitTypes ?? '').split(',').map((code) => code.trim());
    return codes.filter(Boolean).map((unitTypeCode) => ({ unitTypeCode }));
  }

  private async offered({ session }: AuthenticatedRequest): Promise<readonly OfferedItem[]> {
    return (await this.settings.read(session!)).lists.resorts ?? [];
  }
}
