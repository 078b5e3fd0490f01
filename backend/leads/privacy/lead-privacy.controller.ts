import { Controller, Get, HttpCode, Param, ParseIntPipe, Post, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../../platform/auth/permission.decorator.js';
import { RecentProof } from '../../platform/auth/sessions/recent-proof.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { NotFound } from '../../platform/commands/refusal.js';
import type { CommandResult, CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { LeadCommand } from '../lead.handlers.js';
import { Costly } from '../../platform/http/costly.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { sendTexts } from '../../platform/lists/send-texts.js';
import { heldFile } from '../../platform/personal/held-file.js';
import { EraseLead } from '../erasure/lead-erasure.commands.js';
import { LeadRelations, type KeptMembership } from '../lead-relations.js';
import { LeadHeldReader } from './lead-held-reader.js';
import { lead } from '../lead.js';
import { LeadsTogether } from '../merge/leads-together.js';

/** What a person may ask of who holds something about them. */
@Controller('Leads')
export class LeadPrivacyController {
  constructor(
    private readonly commands: Commands,
    private readonly together: LeadsTogether,
    private readonly held: LeadHeldReader,
    private readonly relations: LeadRelations,
  ) {}

  /** Everything held about the person, as a file: JSON, or a page with `?format=html`. */
  @Get(':id/Held')
  @Permission('Leads_Admin')
  @RecentProof()
  @Costly()
  async everything(@Param('id', ParseIntPipe) leadId: number, @Req() request: AuthenticatedRequest, @Res() response: Response, @Query('format') format?: string): Promise<void> {
    if (!(await this.together.isThere(leadId))) throw new NotFound(lead.noun, leadId);
    const kind = format === 'html' ? 'html' : 'json';
    response.attachment(`lead-${leadId}.${kind}`);
    const file = heldFile(`Everything held about lead ${leadId}`, this.held.of(leadId, request.session!.userId), kind);
    await sendTexts(response, kind === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8', file);
  }

  /** What the question before an erasure says of memberships. */
  @Get(':id/Memberships')
  @Permission('Leads_Admin')
  async memberships(@Param('id', ParseIntPipe) leadId: number): Promise<readonly KeptMembership[]> {
    if (!(await this.together.isThere(leadId))) throw new NotFound(lead.noun, leadId);
    return this.relations.memberships(leadId);
  }

  /** Asked for here and done within a minute or so; the lead says when it is proved. Cannot be undone. */
  @Post(':id/Erase')
  @HttpCode(200)
  @Permission('Leads_Admin')
  @RecentProof()
  async erase(@Param('id', ParseIntPipe) leadId: number, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new LeadCommand(leadId, new EraseLead(), { together: await this.together.of(leadId) }), issued);
  }
}
