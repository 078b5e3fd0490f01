import { Body, Controller, Delete, Get, Headers, HttpCode, Param, ParseIntPipe, Post, Put, Query, Req } from '@nestjs/common';
import { leadFields } from '../../../events/leads/lead.fields.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { commandOf, type CommandResult, type CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { LeadCommand } from '../lead.handlers.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ReadingOf } from '../../platform/records/reading.decorator.js';
import { Records, type Reading } from '../../platform/records/records.js';
import { LeadDuplicatesReader } from '../duplicates/lead-duplicates-reader.js';
import type { LeadDuplicate, LeadMatch } from '../duplicates/lead-duplicates.dto.js';
import { KnownContactsReader } from '../duplicates/known-contacts-reader.js';
import { MergeBody, MergeLead, TakeLeadApart, TellLeadsApart, UntellLeadsApart } from './lead-merge.commands.js';
import { lead } from '../lead.js';

type Typed = Readonly<Record<string, unknown>>;

const MAX_TYPED = 200;

/** Leads that are, or may be, the same person. */
@Controller('Leads')
export class LeadMergesController {
  constructor(
    private readonly commands: Commands,
    private readonly duplicates: LeadDuplicatesReader,
    private readonly contacts: KnownContactsReader,
    private readonly records: Records,
  ) {}

  /** Which whole phone numbers and mail addresses of `&mobilePhone=305.555.0174&email=…` are some lead’s: not whose, for who does not see them. */
  @Get('Known')
  @Permission('Leads_Main', 'Leads_Detail', 'Leads_New', 'Leads_Edit')
  known(@Query() query: Typed, @Req() { session }: AuthenticatedRequest): Promise<readonly LeadMatch[]> {
    return this.contacts.among(typedIn(query), `${session!.tenantId} ${session!.userId}`);
  }

  /** `?leadId=914` of a lead as it is; with fields, such as `&mobilePhone=305.555.0174`, of what stands in its form, or in that of a new lead. */
  @Get('Duplicates')
  @Permission('Leads_Detail', 'Leads_New', 'Leads_Edit')
  like(@Query() query: Typed, @ReadingOf() { permissions }: Reading, @Headers('x-min-position') minPosition?: string): Promise<readonly LeadDuplicate[]> {
    const leadId = /^\d{1,9}$/.test(String(query.leadId)) ? Number(query.leadId) : 0;
    const typed = typedIn(query);
    if (Object.keys(typed).length === 0) return this.duplicates.of(leadId, permissions, minPosition);
    return this.duplicates.like(typed, leadId, permissions);
  }

  /** The lead of the address stays, that of the body goes. */
  @Post(':id/Merge')
  @HttpCode(200)
  @Permission('Leads_Edit')
  merge(@Param('id', ParseIntPipe) into: number, @Body() { leadId, otherRevision, take, reason, revision }: MergeBody, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    const command = commandOf(MergeLead, { into, take, ...(reason && { reason }), ...(revision !== undefined && { revision }) });
    return this.commands.execute(new LeadCommand(leadId, command, undefined), { ...issued, ...(otherRevision !== undefined && { ifMatch: otherRevision }) });
  }

  /** The lead of the address is one of its own again. */
  @Post(':id/TakeApart')
  @HttpCode(200)
  @Permission('Leads_Edit')
  takeApart(@Param('id', ParseIntPipe) leadId: number, @Body() body: TakeLeadApart, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new LeadCommand(leadId, body, undefined), issued);
  }

  @Put(':id/ToldApart/:otherId')
  @Permission('Leads_Edit')
  async tellApart(@Param('id', ParseIntPipe) leadId: number, @Param('otherId', ParseIntPipe) otherLeadId: number, @Body() { reason }: TellLeadsApart, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    // Both are told: there must be both.
    await this.records.read(lead, otherLeadId, issued);
    return this.commands.execute(new LeadCommand(leadId, commandOf(TellLeadsApart, { otherLeadId, ...(reason && { reason }) })), issued);
  }

  @Delete(':id/ToldApart/:otherId')
  @Permission('Leads_Edit')
  untellApart(@Param('id', ParseIntPipe) leadId: number, @Param('otherId', ParseIntPipe) otherLeadId: number, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new LeadCommand(leadId, commandOf(UntellLeadsApart, { otherLeadId })), issued);
  }
}

/** The fields of a lead that an address names. */
function typedIn(query: Typed): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[0] in leadFields && typeof entry[1] === 'string' && entry[1].length <= MAX_TYPED));
}
