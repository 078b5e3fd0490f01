import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import type { OutgoingCall } from '../outgoing/outgoing-kind.js';
import { mailFailureWords } from './mail-failure-words.js';
import { MailNotTaken } from './mail-failures.js';
import { Mail, type MailAttachment, type Message } from './mail.js';

/** nodemailer's own limits are minutes, and who waits for a link tries again before. */
const PATIENCE_MS = 10_000;

const ONLY_ADDRESS = /^<?([^\s<>,"]+@[^\s<>,"]+)>?$/;

export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
}

/** Mail by SMTP. A password for the server never travels in the clear. */
export class SmtpMail extends Mail {
  readonly route = 'mail';
  private readonly log = new Logger(SmtpMail.name);
  private readonly transport: ReturnType<typeof transportTo>;

  /** @param ownName the company's, for who mail comes from where the settings have only an address */
  constructor(
    private readonly settings: SmtpSettings,
    private readonly ownName?: () => Promise<string>,
  ) {
    super();
    this.transport = transportTo(settings.url);
  }

  async send({ to, subject, text, attachments = [] }: Message, call?: OutgoingCall): Promise<void> {
    // As an object: text would be read as a list of addresses.
    const message = { from: await this.sender(), to: { name: '', address: to }, subject, text, ...attached(attachments), ...marked(call) };
    const sent = this.transport.sendMail(message).catch((error: unknown) => {
      const reason = mailFailureWords(error);
      this.log.warn(`The mail server did not take a message: ${reason}`);
      throw new MailNotTaken(reason, isFinal(error));
    });
    await (call ? Promise.race([sent, stopped(call.signal, sent)]) : sent);
  }

  private async sender(): Promise<string | { readonly name: string; readonly address: string }> {
    const address = ONLY_ADDRESS.exec(this.settings.from)?.[1];
    return address && this.ownName ? { name: await this.ownName(), address } : this.settings.from;
  }
}

function attached(attachments: readonly MailAttachment[]) {
  return attachments.length === 0 ? {} : { attachments: attachments.map(({ name, mediaType, content }) => ({ filename: name, contentType: mediaType, content })) };
}

/** A mail that is sent twice, because nobody heard that it was taken, is known by it. */
function marked(call: OutgoingCall | undefined): { readonly messageId?: string } {
  return call ? { messageId: `<${call.id}@vacation-resales>` } : {};
}

async function stopped(signal: AbortSignal, sent: Promise<unknown>): Promise<never> {
  sent.catch(() => undefined);
  if (!signal.aborted) await once(signal, 'abort');
  throw new MailNotTaken('the product was stopped meanwhile');
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

/** The server has refused this message or its address for good: no account or connection is at fault. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
