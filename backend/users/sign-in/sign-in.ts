import { ForbiddenException, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { v4 as uuidV4 } from 'uuid';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import type { Caller, CallerAtDevice } from '../../platform/auth/sessions/caller.js';
import { Credentials, tidyEmail, type Verified } from '../../platform/auth/sessions/credentials.js';
import { KnownDevices } from '../../platform/auth/sessions/known-devices.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { SignInDelays } from '../../platform/auth/delays/sign-in-delays.js';
import { TooManyAttempts } from '../../platform/auth/delays/too-many-attempts.js';
import { CommandExecutor } from '../../platform/commands/command-executor.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { UserCommand } from '../user.handlers.js';
import { Settings } from '../../platform/config/settings.js';
import { SecondSteps } from './second-steps.js';
import { FailedSignIns } from './failed-sign-ins.js';
import { SignInPlaces } from './sign-in-places.js';
import { UserAccounts } from '../user-accounts.js';
import { ownHomeRoute } from '../user-answer.js';
import { RecordSignIn } from '../user.commands.js';
import { fullName, type User } from '../user.state.js';

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  /** Of the second step. */
  readonly code?: string | undefined;
  readonly from: CallerAtDevice;
  /** Another server passed it on, so nobody can say from where. */
  readonly relayed: boolean;
}

/** What a sign-in answers (D1 section 7). */
export interface SignedIn {
  readonly authToken: string;
  readonly homeRoute: string;
}

export interface LetIn {
  readonly answer: SignedIn;
  /** Of the device, where the owner is known from now on. */
  readonly deviceToken: string;
}

interface Attempt extends Pick<SignInRequest, 'email' | 'password' | 'relayed'> {
  readonly from: Caller;
}

interface Identified {
  readonly verified: Verified;
  readonly known: User;
}

/** Failures are answered no sooner: how long it took would tell how far it got, and so whether there is such an account. */
const FAILING_TAKES_MS = 150;

@Injectable()
export class SignIn {
  constructor(
    private readonly credentials: Credentials,
    private readonly devices: KnownDevices,
    private readonly places: SignInPlaces,
    private readonly delays: SignInDelays,
    private readonly sessions: Sessions,
    private readonly accounts: UserAccounts,
    private readonly executor: CommandExecutor,
    private readonly settings: Settings,
    private readonly accessLog: AccessLog,
    private readonly failures: FailedSignIns,
    private readonly secondSteps: SecondSteps,
  ) {}

  /**
   * @returns undefined for wrong credentials, whatever is wrong with them
   * @throws TooManyAttempts
   * @throws Refusal on the field code, where a second step is set up and no right one was given
   * @throws ForbiddenException for anything wrong from an address that is none of the company's, a right password too
   */
  async signIn({ password, code, relayed, from: { device, ...from }, ...request }: SignInRequest): Promise<LetIn | undefined> {
    const email = tidyEmail(request.email);
    const soonest = pause(FAILING_TAKES_MS);
    const found = await this.identify({ email, password, relayed, from }, device);
    if (!found) {
      await soonest;
      if (await this.places.isForeign(from.address)) throw new ForbiddenException('Unauthorized IP Address');
      return undefined;
    }
    const twoSteps = await this.takeSecondStep(found.known, code, { ...from, device });
    return this.letIn(found, { ...from, twoSteps }, device);
  }

  /** @returns whether there was one to take */
  private async takeSecondStep(known: User, code: string | undefined, { device, ...from }: CallerAtDevice): Promise<boolean> {
    if (!known.secondStep || !(await this.secondSteps.isSetUp(known.userId))) return false;
    if (!code) throw new Refusal('Enter the code of your authenticator app', { field: 'code', code: 'second-step' });
    if (await this.secondSteps.isRight(known, code, await this.devices.counterOf(known.email, device))) return true;
    this.failures.wrongCode(known, from);
    throw new Refusal('This code is not right, or was used already', { field: 'code', code: 'second-step' });
  }

  private async letIn({ verified, known }: Identified, { twoSteps, ...from }: Caller & { readonly twoSteps: boolean }, device: string | undefined): Promise<LetIn | undefined> {
    const authToken = await this.sessions.open(known.userId, { ...from, twoSteps });
    // Whoever changed the password or deactivated the user meanwhile has ended all sessions, but this one may have come after that.
    if (!(await this.isStill(verified))) {
      await this.sessions.endToken(authToken);
      return undefined;
    }
    const deviceToken = await this.devices.remember(known.userId, device);
    await this.record(known);
    await this.accessLog.write({ kind: 'signed-in', userId: known.userId, name: fullName(known), ...from });
    return { answer: { authToken, homeRoute: ownHomeRoute(known) }, deviceToken };
  }

  private async identify(attempt: Attempt, device: string | undefined): Promise<Identified | undefined> {
    const { email, from } = attempt;
    const own = await this.devices.counterOf(email, device);
    try {
      return await this.delays.attempt({ email, address: from.address, own }, () => this.check(attempt));
    } catch (error) {
      if (error instanceof TooManyAttempts) this.failures.delayed(email, from);
      throw error;
    }
  }

  /** A right password counts as a failure where it lets nobody in: else the delays would tell that it was right. */
  private async check({ email, password, relayed, from }: Attempt): Promise<Identified | undefined> {
    const verified = await this.credentials.verify(email, password);
    const isShut = verified?.demo === true && (relayed || !this.settings.demoSignIns);
    const known = verified && !isShut ? await this.accounts.user(verified.userId) : undefined;
    if (!verified || known?.status !== 'Active') {
      this.failures.wrong(email, from);
      return undefined;
    }
    if (await this.places.mayComeFrom(from.address, known, verified)) return { verified, known };
    this.failures.fromElsewhere(known, from);
    return undefined;
  }

  private async isStill(verified: Verified): Promise<boolean> {
    const account = await this.accounts.find(verified.userId);
    return account?.active === true && this.credentials.isStill(verified);
  }

  private async record(known: User): Promise<void> {
    const actor = { kind: 'user', id: String(known.userId), name: fullName(known) } as const;
    const issued = issuedByServer(actor, uuidV4(), { permissions: new Set(known.permissions) });
    await this.executor.execute(new UserCommand(known.userId, new RecordSignIn()), issued);
  }
}
