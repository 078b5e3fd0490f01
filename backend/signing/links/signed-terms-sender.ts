import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { Mail } from '../../platform/mail/mail.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { Records } from '../../platform/records/records.js';
import { envelope } from '../envelope.js';
import { signedTermsChanged } from './signed-terms-changed.outgoing.js';
import { termsChangedMail } from './signing-mails.js';

/** Mails who has signed that the terms were changed since: their address stands in the envelope alone. */
@Injectable()
export class SignedTermsSender implements OnModuleInit {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly records: Records,
    private readonly mail: Mail,
    private readonly company: OwnCompanyDetails,
  ) {}

  onModuleInit(): void {
    this.outgoing.carry(signedTermsChanged, async ({ envelopeId, role }, call) => {
      const state = await this.records.unhidden(envelope, envelopeId);
      const signer = state.signers.find((one) => one.role === role)!;
      await this.mail.send({ to: signer.mail, ...termsChangedMail(state, signer, await this.company.read()) }, call);
    });
  }
}
