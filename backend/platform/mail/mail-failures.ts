import { ConflictException } from '@nestjs/common';
import { NotDelivered } from '../outgoing/outgoing-kind.js';

/** The company has no mail server; nothing that the person asked for is wrong. */
export class MailNotSetUp extends ConflictException {
  constructor() {
    super('Mail cannot be sent because no mail server is set up. Whoever runs the product sets SMTP_URL and MAIL_FROM.');
  }
}

/** The mail server is out of reach or refused. Its own words are left out: they repeat addresses. */
export class MailNotTaken extends NotDelivered {
  constructor(reason = 'no reason given', final = false) {
    super('The mail server did not take the message. Please try again later.', { reason, final });
  }
}
