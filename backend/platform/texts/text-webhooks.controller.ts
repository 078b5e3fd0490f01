import { Body, Controller, ForbiddenException, Header, HttpCode, NotFoundException, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import twilio from 'twilio';
import { Public } from '../auth/permission.decorator.js';
import { Settings } from '../config/settings.js';
import { BodyUpTo } from '../http/bodies/body-limits.js';
import { FormBody } from '../http/bodies/form-body.js';
import { carrierWords } from './carrier-words.js';
import { TextReports, type TextStatus } from './text-reports.js';

/** Twilio sends some twenty fields, and adds to them. */
const FORM = { bytes: 16_384, members: 100, depth: 1 };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Those that say something: before `sent` a text waits, wherever it does. */
const statuses: Readonly<Record<string, TextStatus['status']>> = { sent: 'sent', delivered: 'delivered', read: 'delivered', undelivered: 'failed', failed: 'failed' };

type Fields = Readonly<Record<string, string | undefined>>;

/** What Twilio tells: what became of a text, and what a phone answered. Known by its signature alone, so it may come from anywhere. */
@Controller('Texts')
export class TextWebhooksController {
  constructor(
    private readonly settings: Settings,
    private readonly reports: TextReports,
  ) {}

  @Post('Status')
  @Public()
  @FormBody()
  @BodyUpTo(FORM)
  @HttpCode(204)
  async status(@Req() request: Request, @Body() fields: Fields): Promise<void> {
    this.refuseForged(request, fields);
    const { lead, text } = request.query;
    const status = statuses[fields.MessageStatus ?? ''];
    if (!status || !/^[1-9]\d{0,8}$/.test(String(lead)) || !UUID.test(String(text))) return;
    const reason = status === 'failed' ? carrierWords(Number(fields.ErrorCode) || undefined) : '';
    await this.reports.status({ leadId: Number(lead), textId: String(text), providerId: fields.MessageSid ?? '', status, reason });
  }

  /** @returns that there is nothing to answer; Twilio itself confirms a STOP */
  @Post('Incoming')
  @Public()
  @FormBody()
  @BodyUpTo(FORM)
  @HttpCode(200)
  @Header('Content-Type', 'text/xml')
  async incoming(@Req() request: Request, @Body() fields: Fields): Promise<string> {
    this.refuseForged(request, fields);
    const { MessageSid: providerId = '', From: from = '', Body: body = '' } = fields;
    if (providerId !== '') await this.reports.answered({ providerId, from, body });
    return '<Response></Response>';
  }

  /** The address counts as Twilio was told it, whatever a proxy made of the host. @throws HttpException */
  private refuseForged(request: Request, fields: Fields): void {
    const { twilio: account } = this.settings;
    if (!account) throw new NotFoundException('No texts are sent from here');
    const signature = request.headers['x-twilio-signature'];
    const signed = typeof signature === 'string' && twilio.validateRequest(account.authToken, signature, `${account.publicUrl}${request.originalUrl}`, { ...fields });
    if (!signed) throw new ForbiddenException('This does not come from Twilio');
  }
}
