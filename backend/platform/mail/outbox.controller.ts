import { Controller, ForbiddenException, Get, HttpCode, NotFoundException, Param, ParseIntPipe, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AccessLog } from '../auth/access-log/access-log.js';
import type { AccessKind } from '../auth/access-log/access-kinds.js';
import { plainAddress } from '../auth/address.rules.js';
import { callerOf } from '../auth/sessions/caller.js';
import { MissingPermission } from '../auth/missing-permission.js';
import { Permission } from '../auth/permission.decorator.js';
import { isRelayed } from '../auth/relayed.rules.js';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { Settings } from '../config/settings.js';
import { describeFile } from '../files/send-file.js';
import { Mail } from './mail.js';
import { OutboxMail, type OutboxEntry } from './outbox-mail.js';
import { secretLinksIn, withoutSecretLinks } from './secret-links.rules.js';

/** A mail as everybody reads it: whoever holds one of its links is taken for its recipient, so none of them is told. */
export interface ShownMail extends OutboxEntry {
  readonly hiddenLinks: number;
}

/** What stood in the text, in its order. */
export interface HiddenLinks {
  readonly links: readonly string[];
}

/** The mail of a demo that has no mail server. */
@Controller('Outbox')
export class OutboxController {
  constructor(
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly accessLog: AccessLog,
  ) {}

  @Get()
  @Permission('Settings_Main')
  async mails(): Promise<{ readonly mails: readonly ShownMail[] }> {
    const mails = await this.outbox().entries();
    return { mails: mails.map((mail) => ({ ...mail, text: withoutSecretLinks(mail.text), hiddenLinks: secretLinksIn(mail.text).length })) };
  }

  /** Lets who tries the demo act as a recipient. Only who may change users could become somebody else anyway, and it is logged. */
  @Post(':id/Links')
  @HttpCode(200)
  @Permission('Settings_Main')
  async links(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest): Promise<HiddenLinks> {
    if (!request.session!.permissions.has('Users_Edit')) throw new MissingPermission(['Users_Edit']);
    if (!this.isTriedHere(request)) throw new ForbiddenException('Links of others are shown on the machine that the demo runs on alone');
    const mail = await this.outbox().entry(id);
    if (!mail) throw new NotFoundException(`There is no mail ${id}`);
    await this.log('mailed-link-shown', request, `${mail.subject}, to ${mail.to}`);
    return { links: secretLinksIn(mail.text) };
  }

  /** As its recipient has it: only who may change users could become them anyway, and it is logged. @param place from 1 */
  @Get(':id/Attachments/:place')
  @Permission('Settings_Main')
  async attachment(@Param('id', ParseIntPipe) id: number, @Param('place', ParseIntPipe) place: number, @Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    if (!request.session!.permissions.has('Users_Edit')) throw new MissingPermission(['Users_Edit']);
    const [mail, found] = await Promise.all([this.outbox().entry(id), this.outbox().attachment(id, place)]);
    if (!mail || !found) throw new NotFoundException(`Mail ${id} has no attachment ${place}`);
    await this.log('mailed-file-opened', request, `${mail.subject}, to ${mail.to}: ${found.name}`);
    describeFile(response, found);
    response.setHeader('Content-Length', found.content.length);
    response.end(found.content);
  }

  private async log(kind: AccessKind, request: AuthenticatedRequest, detail: string): Promise<void> {
    const { userId, actor } = request.session!;
    await this.accessLog.write({ kind, userId, name: actor.name, ...callerOf(request), detail });
  }

  private isTriedHere({ headers, socket }: AuthenticatedRequest): boolean {
    const address = plainAddress(socket.remoteAddress ?? '');
    const isThisMachine = address === '::1' || address.startsWith('127.');
    return this.settings.demoSignIns && !isRelayed(headers) && (isThisMachine || this.settings.demoByHand);
  }

  private outbox(): OutboxMail {
    if (!(this.mail instanceof OutboxMail)) throw new NotFoundException('Mail does not stay here');
    return this.mail;
  }
}
