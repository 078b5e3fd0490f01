import { Controller, Get, NotFoundException } from '@nestjs/common';
import { Permission } from '../auth/permission.decorator.js';
import { Mail } from './mail.js';
import { OutboxMail, type OutboxEntry } from './outbox-mail.js';

/** The mail of a demo that has no mail server. */
@Controller('Outbox')
export class OutboxController {
  constructor(private readonly mail: Mail) {}

  @Get()
  @Permission('Settings_Main')
  async mails(): Promise<{ readonly mails: readonly OutboxEntry[] }> {
    if (!(this.mail instanceof OutboxMail)) throw new NotFoundException('Mail does not stay here');
    return { mails: await this.mail.entries() };
  }
}
