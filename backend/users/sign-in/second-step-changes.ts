import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import type { Caller } from '../../platform/auth/sessions/caller.js';
import { RequiredSecondSteps } from '../../platform/auth/sessions/required-second-steps.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { commandOf, type CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { NotFound, Refusal } from '../../platform/commands/refusal.js';
import { UserCommand } from '../user.handlers.js';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { newSecretFor, type SecretToShow } from './secret-to-show.js';
import { SecondStepMail } from './second-step-mail.js';
import { SecondSteps } from './second-steps.js';
import { UserAccounts } from '../user-accounts.js';
import { EndSecondStep, SetUpSecondStep } from '../user.commands.js';
import { fullName, type User } from '../user.state.js';
import { user } from '../user.js';

/** Setting up the second step of one's own sign-in, and ending it. */
@Injectable()
export class SecondStepChanges {
  constructor(
    private readonly steps: SecondSteps,
    private readonly accounts: UserAccounts,
    private readonly required: RequiredSecondSteps,
    private readonly commands: Commands,
    private readonly sessions: Sessions,
    private readonly mail: SecondStepMail,
    private readonly accessLog: AccessLog,
    private readonly company: OwnCompanyDetails,
  ) {}

  /** @throws Refusal (409) where one is set up */
  async begin({ userId }: Session): Promise<SecretToShow> {
    const owner = await this.owner(userId);
    // What the events do not know of, such as one that was reset while this database was away, counts for nothing.
    if (!owner.secondStep) await this.steps.end(userId);
    const secret = await this.steps.begin(userId);
    if (secret === undefined) throw new Refusal('Two-step sign-in is set up already', { status: 409 });
    return newSecretFor(owner, secret, (await this.company.read()).name);
  }

  /**
   * Ends all other sessions: they were begun with the password alone.
   * @returns the recovery codes, which are shown this once
   * @throws Refusal on the field code; TooManyAttempts
   */
  async confirm(session: Session, code: string, issued: CommandMetadata, from: Caller): Promise<readonly string[]> {
    const { userId, sessionId } = session;
    const owner = await this.owner(userId);
    if (!(await this.steps.confirm(userId, code))) throw new Refusal('This is not the code that the app shows now', { field: 'code' });
    // First: once the user has a second step, a session that was begun without is let in nowhere.
    await this.sessions.prove(session, { twoSteps: true });
    await this.commands.execute(new UserCommand(userId, new SetUpSecondStep()), issued);
    const codes = await this.steps.makeRecoveryCodes(userId);
    await this.sessions.endAllOf(userId, { except: sessionId });
    await this.tell(owner, 'set up', owner, from);
    return codes;
  }

  async newRecoveryCodes({ userId }: Session): Promise<readonly string[]> {
    if (!(await this.steps.isSetUp(userId))) throw new Refusal('Two-step sign-in is not set up', { status: 409 });
    return this.steps.makeRecoveryCodes(userId);
  }

  /** @throws Refusal where the role asks for one */
  async endOwn({ userId, role }: Session, issued: CommandMetadata, from: Caller): Promise<void> {
    if (await this.required.isRequiredOf(role)) throw new Refusal('Your role signs in with two steps', { status: 403 });
    const owner = await this.owner(userId);
    await this.end(owner, 'Switched off', issued);
    await this.tell(owner, 'ended by its owner', owner, from);
  }

  /** For somebody who lost phone and codes. Whoever sits at an open screen of the account is out at once. */
  async reset(owner: User, reason: string, issued: CommandMetadata, from: Caller): Promise<void> {
    await this.end(owner, reason, issued);
    await this.sessions.endAllOf(owner.userId);
    await this.tell(owner, 'ended by staff', { name: issued.actor.name }, from);
  }

  private async end({ userId }: User, reason: string, issued: CommandMetadata): Promise<void> {
    await this.commands.execute(new UserCommand(userId, commandOf(EndSecondStep, { reason })), issued);
    await this.steps.end(userId);
    await this.sessions.changed(userId);
  }

  private async owner(userId: number): Promise<User> {
    const owner = await this.accounts.user(userId);
    if (!owner) throw new NotFound(user.noun, userId);
    return owner;
  }

  private async tell(owner: User, news: Parameters<SecondStepMail['tell']>[1], by: User | { readonly name: string }, from: Caller): Promise<void> {
    const name = 'name' in by ? by.name : fullName(by);
    await this.accessLog.write({ kind: 'second-step-changed', userId: owner.userId, name: fullName(owner), ...from, detail: `Two-step sign-in ${news}${'name' in by ? `: ${name}` : ''}` });
    await this.mail.tell(owner, news, name);
  }
}
