import { Body, Controller, Get, HttpCode, NotFoundException, Param, ParseIntPipe, Post, Req } from '@nestjs/common';
import { IsIn } from 'class-validator';
import { Permission } from '../auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { withoutSecretLinks } from '../mail/secret-links.rules.js';
import { OutboxTexts, providerIdOf, type OutboxText } from './outbox-texts.js';
import { TextReports } from './text-reports.js';
import { Texts } from './texts.js';

const answers = ['delivered', 'failed', 'STOP', 'START'] as const;
export type OutboxAnswer = (typeof answers)[number];

/** Body of POST /api/Outbox/Texts/{id}/Answer. */
class AnswerText {
  @IsIn(answers)
  readonly answer!: OutboxAnswer;
}

/** The texts of a demo that sends none, and what a phone or its network would say to them. */
@Controller('Outbox/Texts')
export class OutboxTextsController {
  constructor(
    private readonly texts: Texts,
    private readonly reports: TextReports,
  ) {}

  @Get()
  @Permission('Settings_Main')
  async all(@Req() { session }: AuthenticatedRequest): Promise<{ readonly texts: readonly OutboxText[] }> {
    const texts = (await this.outbox().entries()).map((text) => ({ ...text, body: withoutSecretLinks(text.body) }));
    return { texts: session!.permissions.has('Leads_Sensitive') ? texts : texts.map((text) => ({ ...text, to: '' })) };
  }

  /** As the carrier's webhooks would tell it. */
  @Post(':id/Answer')
  @Permission('Settings_Main')
  @HttpCode(204)
  async answer(@Param('id', ParseIntPipe) id: number, @Body() { answer }: AnswerText): Promise<void> {
    const text = await this.outbox().entry(id);
    if (!text) throw new NotFoundException(`There is no text ${id}`);
    const { leadId, textId, to } = text;
    if (answer === 'STOP' || answer === 'START') await this.reports.answered({ providerId: `local-answer-${id}-${answer}-${Date.now()}`, from: to, body: answer });
    else await this.reports.status({ leadId, textId, providerId: providerIdOf(String(id)), status: answer, reason: answer === 'failed' ? 'phone off' : '' });
  }

  private outbox(): OutboxTexts {
    if (!(this.texts instanceof OutboxTexts)) throw new NotFoundException('Texts do not stay here');
    return this.texts;
  }
}
