import { Body, Controller, Get, Headers, Param, ParseIntPipe, ParseUUIDPipe, Post } from '@nestjs/common';
import { permissionNames } from '../../../events/users/permission.enums.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandResult, CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { LeadCommand } from '../lead.handlers.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import type { RecordAnswer } from '../../platform/records/record-answer.js';
import { ReadingOf } from '../../platform/records/reading.decorator.js';
import { Records, type Reading } from '../../platform/records/records.js';
import { communicationAnswer, type CommunicationAnswer } from './communication.dto.js';
import { AddLeadCommunication } from './lead-communication.commands.js';
import { lead } from '../lead.js';
import { LeadVisibility } from '../privacy/lead-visibility.js';
import { TextsByStaff, type TextingAnswer } from '../texts/texts-by-staff.js';

/** What was said to a lead: on its own page, and on the pages of its tours. */
@Controller('Communications/ForLead/:leadId')
export class CommunicationsController {
  constructor(
    private readonly records: Records,
    private readonly commands: Commands,
    private readonly texts: TextsByStaff,
    private readonly visibility: LeadVisibility,
  ) {}

  /** Newest first. */
  @Get()
  @Permission('Leads_Detail', 'Tours_Detail')
  async all(@Param('leadId', ParseIntPipe) leadId: number, @ReadingOf() reading: Reading, @Headers('x-min-position') seen?: string): Promise<RecordAnswer<readonly CommunicationAnswer[]>> {
    await this.visibility.require(leadId, reading.permissions, seen);
    const answer = await this.records.answer(lead, leadId, reading);
    if (answer.record.deleted) throw new NotFound(lead.noun, leadId);
    return answer.with(answer.record.communications.map((entry) => communicationAnswer(entry, answer.record, reading.permissions)));
  }

  /** Whether the lead may be texted, for who texts. */
  @Get('Texting')
  @Permission('Other_Beta')
  async texting(@Param('leadId', ParseIntPipe) leadId: number, @ReadingOf() reading: Reading, @Headers('x-min-position') seen?: string): Promise<RecordAnswer<TextingAnswer>> {
    await this.visibility.require(leadId, reading.permissions, seen);
    const answer = await this.records.answer(lead, leadId, { ...reading, permissions: new Set(permissionNames) });
    return answer.with(await this.texts.texting(answer.record, reading.permissions.has('Leads_Sensitive')));
  }

  @Post()
  @Permission('Leads_Detail', 'Tours_Detail')
  async add(@Param('leadId', ParseIntPipe) leadId: number, @Body() body: AddLeadCommunication, @IssuedBy() issued: CommandMetadata, @Headers('x-min-position') seen?: string): Promise<CommandResult> {
    await this.visibility.require(leadId, issued.permissions, seen);
    return this.commands.execute(new LeadCommand(leadId, body), issued);
  }

  /** A text that failed or was taken back; the same words. */
  @Post('Texts/:textId/TryAgain')
  @Permission('Other_Beta')
  async tryAgain(@Param('leadId', ParseIntPipe) leadId: number, @Param('textId', ParseUUIDPipe) textId: string, @IssuedBy() issued: CommandMetadata, @Headers('x-min-position') seen?: string): Promise<CommandResult> {
    await this.visibility.require(leadId, issued.permissions, seen);
    return this.texts.again(leadId, textId, issued);
  }
}
