import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it came over the wire. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, as sent. */
  readonly raw: string;
  readonly encrypted: boolean;
  readonly user: string | undefined;
}

/** A mail server for tests, on a free port of this machine. */
export class SmtpStandIn {
  readonly received: Received[] = [];
  /** The next mails are refused with this code. */
  refuseWith: number | undefined;
  private readonly server: SMTPServer;

  constructor(options: Pick<SMTPServerOptions, 'disabledCommands' | 'authOptional'> = { disabledCommands: ['AUTH', 'STARTTLS'] }) {
    this.server = new SMTPServer({
      ...options,
      onAuth: ({ username, password }, _, done) => (password === 'sesame' ? done(null, { user: username ?? '' }) : done(new Error('Wrong'))),
      onData: (stream, session, done) => {
        void text(stream).then((raw) => {
          if (this.refuseWith !== undefined) return done(Object.assign(new Error('Not today'), { responseCode: this.refuseWith }));
          const { mailFrom, rcptTo } = session.envelope;
          const user = typeof session.user === 'string' ? session.user : undefined;
          this.received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw, encrypted: session.secure, user });
          done();
        });
      },
    });
  }

  /** @returns its port */
  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }
}
