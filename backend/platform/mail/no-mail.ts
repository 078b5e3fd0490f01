import { MailNotSetUp } from './mail-failures.js';
import { Mail } from './mail.js';

/** A real company without a mail server: a link that chooses a password must not lie where others can read it. */
export class NoMail extends Mail {
  readonly route = 'nowhere';

  override async send(): Promise<void> {
    throw new MailNotSetUp();
  }
}
