import { Body, Controller, Delete, Get, Headers, Param, ParseIntPipe, Post, Put } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandResult, CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IdSequence } from '../../platform/commands/id-sequence.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { LeadCommand } from '../lead.handlers.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { LooseWhole } from '../../platform/http/bodies/loose-values.js';
import { ReadingOf } from '../../platform/records/reading.decorator.js';
import type { RecordReader } from '../../platform/records/record-registry.js';
import { Records, type Reading } from '../../platform/records/records.js';
import { AddInterest, RemoveInterest, ReprioritizeInterests, ReviseInterest } from './interest.commands.js';
import { LeadRelations } from '../lead-relations.js';
import { lead } from '../lead.js';
import type { Interest } from '../lead.state.js';
import { EDITORS } from '../leads.controller.js';

const MAX_WHOLE = 2_147_483_647;

/** Body of POST /api/Interests. */
class InterestOfLead extends AddInterest {
  @LooseWhole()
  @IsInt()
  @Min(1)
  @Max(MAX_WHOLE)
  leadId!: number;
}

/** What a lead would like to buy, by the documented calls; an interest is part of its lead, whose history tells of it. */
@Controller()
export class InterestsController {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly records: Records,
    private readonly relations: LeadRelations,
  ) {}

  /** In order of priority. */
  @Get('Interests/ForLead/:leadId')
  @Permission('Leads_Detail', ...EDITORS)
  async forLead(@Param('leadId', ParseIntPipe) leadId: number, @ReadingOf() reading: Reading & RecordReader): Promise<(Interest & { leadId: number })[]> {
    const { state } = await this.records.read(lead, leadId, reading);
    if (state.deleted) throw new NotFound(lead.noun, leadId);
    return state.interests.map((interest) => ({ leadId, ...interest }));
  }

  @Post('Interests')
  @Permission(...EDITORS)
  async add(@Body() { leadId, ...sent }: InterestOfLead, @IssuedBy() issued: CommandMetadata): Promise<CommandResult & { interestId: number }> {
    const interestId = await this.ids.next('interest', issued.commandId);
    const command = Object.assign(new AddInterest(), sent);
    return { ...(await this.commands.execute(new LeadCommand(leadId, command, { interestId }), issued)), interestId };
  }

  @Put('Interests/:interestId')
  @Permission(...EDITORS)
  async revise(
    @Param('interestId', ParseIntPipe) interestId: number,
    @Body() body: ReviseInterest,
    @IssuedBy() issued: CommandMetadata,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<CommandResult> {
    const leadId = await this.relations.leadOfInterest(interestId, minPosition);
    return this.commands.execute(new LeadCommand(leadId, body, { interestId }), issued);
  }

  @Delete('Interests/:interestId')
  @Permission(...EDITORS)
  async remove(@Param('interestId', ParseIntPipe) interestId: number, @IssuedBy() issued: CommandMetadata, @Headers('x-min-position') minPosition?: string): Promise<CommandResult> {
    const leadId = await this.relations.leadOfInterest(interestId, minPosition);
    return this.commands.execute(new LeadCommand(leadId, new RemoveInterest(), { interestId }), issued);
  }

  @Put('Leads/:id/Interests/Order')
  @Permission(...EDITORS)
  reprioritize(@Param('id', ParseIntPipe) leadId: number, @Body() body: ReprioritizeInterests, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new LeadCommand(leadId, body), issued);
  }
}
