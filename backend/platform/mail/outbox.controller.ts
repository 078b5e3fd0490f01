import { Controller, Get, NotFoundException, Req } from '@nestjs/common';
import { Permission } from '../auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../auth/session.js';
import { withoutTokenLinks } from '../http/loggable-path.js';
import { Mail } from './mail.js';
import { OutboxMail, type OutboxEntry } from './outbox-mail.js';

/** The mail of a demo that has no mail server. */
@Controller('Outbox')
export class OutboxController {
  constructor(private readonly mail: Mail) {}

  @Get()
  @Permission('Settings_Main')
  async mails(@Req() { session }: AuthenticatedRequest): Promise<{ readonly mails: readonly OutboxEntry[] }> {
    if (!(this.mail instanceof OutboxMail)) throw new NotFoundException('Mail does not stay here');
    const mails = await this.mail.entries();
    // Through such a link one becomes somebody else: only who may change users sees other people's.
    return { mails: session!.permissions.has('Users_Edit') ? mails : mails.map((mail) => ({ ...mail, text: withoutTokenLinks(mail.text) })) };
  }
}
