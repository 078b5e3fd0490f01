import { Body, Controller, Delete, Get, Headers, HttpCode, Param, ParseIntPipe, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { LeadCommand } from './lead.handlers.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { RowStreams } from '../platform/lists/row-streams.js';
import { recordReads } from '../platform/records/record-reads.js';
import { LeadRelations } from './lead-relations.js';
import { ChangeLeadStatus, CreateLead, DeleteLead, RecordOptIn, RestoreLead, ReviseLead } from './lead.commands.js';
import { lead } from './lead.js';
import { leadAnswer } from './lead.dto.js';
import { leadRecords } from './leads.lists.js';

/** B10: whoever may enter leads may also put them right. */
export const EDITORS = ['Leads_Edit', 'Leads_New'] as const;

/** One lead: what it is, what it was, and what is done to it. A deleted one is there for who may bring it back. */
@Controller('Leads')
export class LeadsController extends recordReads(lead, ['Leads_Detail', ...EDITORS], leadAnswer, ({ deleted }, { permissions }) => !deleted || permissions.has('Leads_Admin')) {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly relations: LeadRelations,
    private readonly streams: RowStreams,
  ) {
    super();
  }

  /** Whole leads as one bare array. */
  @Get()
  @Permission('Leads_Main')
  all(@Res() response: Response): Promise<void> {
    return this.streams.streamRows(response, leadRecords, {}, (row) => ({ ...row, communications: JSON.stringify(row.communications) }));
  }

  @Post()
  @Permission('Leads_New')
  async create(@Body() body: CreateLead, @IssuedBy() issued: CommandMetadata): Promise<CommandResult & { leadId: number; interestId?: number }> {
    const leadId = await this.ids.next(lead.category, issued.commandId);
    const interestId = body.interest && (await this.ids.next('interest', issued.commandId));
    const rep = await this.relations.repNamed(body.marketingEmployeeId);
    const result = await this.commands.execute(new LeadCommand(leadId, body, { ...rep, interestId }), issued);
    return { ...result, leadId, ...(interestId !== undefined && { interestId }) };
  }

  @Put(':id')
  @Permission(...EDITORS)
  async revise(@Param('id', ParseIntPipe) leadId: number, @Body() body: ReviseLead, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    const [rep, statuses] = await Promise.all([this.relations.repNamed(body.marketingEmployeeId), this.relations.statuses()]);
    return this.commands.execute(new LeadCommand(leadId, body, { ...rep, ...statuses }), issued);
  }

  @Put(':id/Status')
  @Permission(...EDITORS)
  async changeStatus(@Param('id', ParseIntPipe) leadId: number, @Body() body: ChangeLeadStatus, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new LeadCommand(leadId, body, await this.relations.statuses()), issued);
  }

  @Post(':id/OptIn')
  @HttpCode(200)
  @Permission(...EDITORS)
  optIn(@Param('id', ParseIntPipe) leadId: number, @Body() body: RecordOptIn, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new LeadCommand(leadId, body), issued);
  }

  @Delete(':id')
  @Permission('Leads_Admin')
  async remove(@Param('id', ParseIntPipe) leadId: number, @IssuedBy() issued: CommandMetadata, @Headers('x-min-position') minPosition?: string): Promise<CommandResult> {
    const trade = await this.relations.trade(leadId, minPosition);
    return this.commands.execute(new LeadCommand(leadId, new DeleteLead(), trade), issued);
  }

  @Post(':id/Restore')
  @HttpCode(200)
  @Permission('Leads_Admin')
  restore(@Param('id', ParseIntPipe) leadId: number, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new LeadCommand(leadId, new RestoreLead()), issued);
  }
}
