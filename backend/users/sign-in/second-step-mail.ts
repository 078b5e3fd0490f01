import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { streamName } from '../../platform/commands/stream-name.js';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { Mail } from '../../platform/mail/mail.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { secondStepNews, type SecondStepPayload } from './second-step.outgoing.js';
import { fullName, type User } from '../user.state.js';
import { user } from '../user.js';

const news: Readonly<Record<SecondStepPayload['news'], (by: string) => string>> = {
  'set up': () => 'two-step sign-in was set up for your account. From now on you sign in with your password and a code.',
  'ended by its owner': () => 'two-step sign-in was switched off for your account. You sign in with your password alone.',
  'guessed at': () => 'somebody who knows your password has given several wrong codes for your account. It was not signed in. If it was not you, choose another password at once: under My account, or by Forgot Password.',
  'ended by staff': (by) => `${by} has reset two-step sign-in for your account and ended your sessions. You sign in with your password alone, and can set it up again under My account.`,
};

/** Whoever else did it in somebody's name is found out by the mail. */
@Injectable()
export class SecondStepMail implements OnModuleInit {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly mail: Mail,
    private readonly company: OwnCompanyDetails,
  ) {}

  onModuleInit(): void {
    this.outgoing.carry(secondStepNews, async ({ email, news: happened, by }, call) => {
      const text = [news[happened](by), 'If you do not know of this, tell whoever looks after users at once.'].join('\n\n');
      const { name } = await this.company.read();
      await this.mail.send({ to: email, subject: `Two-step sign-in for ${name}`, text: `Hello,\n\n${text}\n` }, call);
    });
  }

  async tell(to: User, happened: SecondStepPayload['news'], by: string): Promise<void> {
    if (this.mail.route === 'nowhere' || !to.email) return;
    const { userId, email } = to;
    const asking = { kind: secondStepNews, recipient: `${fullName(to)} <${email}>`, about: streamName(user, userId), payload: { userId, email, news: happened, by } };
    await this.outgoing.ask(asking, randomUUID(), by);
  }
}
