import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { Mail } from '../platform/mail/mail.js';
import { Texts } from '../platform/texts/texts.js';

/** By what mail, texts and documents to be signed go out, as people read it. */
export interface WaysOutAnswer {
  readonly mail: string;
  readonly texts: string;
  readonly signing: string;
}

const mail = { mail: 'by the mail server', outbox: 'stays on the Outbox screen', nowhere: 'not set up' } as const;
const texts = { phone: 'by Twilio', outbox: 'stay on the Outbox screen', nowhere: 'not set up' } as const;

@Injectable()
export class WaysOut {
  constructor(
    private readonly settings: Settings,
    private readonly byMail: Mail,
    private readonly byText: Texts,
  ) {}

  all(): WaysOutAnswer {
    return { mail: mail[this.byMail.route], texts: texts[this.byText.route], signing: this.settings.docuSign ? 'at DocuSign' : 'on our own pages' };
  }
}
