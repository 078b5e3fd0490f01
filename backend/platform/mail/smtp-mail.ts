import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { MailNotTaken } from './mail-failures.js';
import { Mail, type Message } from './mail.js';

/** Somebody may be waiting for the answer; nodemailer's own limits are minutes. */
const PATIENCE_MS = 10_000;

export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
}

/** Mail by SMTP. A password for the server never travels in the clear. */
export class SmtpMail extends Mail {
  readonly route = 'mail';
  private readonly log = new Logger(SmtpMail.name);
  private readonly transport: ReturnType<typeof transportTo>;

  constructor(private readonly settings: SmtpSettings) {
    super();
    this.transport = transportTo(settings.url);
  }

  async send({ to, subject, text }: Message): Promise<void> {
    // As an object: text would be read as a list of addresses.
    const message = { from: this.settings.from, to: { name: '', address: to }, subject, text };
    await this.transport.sendMail(message).catch((error: unknown) => {
      this.log.warn(`The mail server did not take a message: ${reasonOf(error)}`);
      throw new MailNotTaken();
    });
  }
}

function transportTo(url: string) {
  return createTransport({
    url,
    requireTLS: new URL(url).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
}

function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'no reason given';
}
