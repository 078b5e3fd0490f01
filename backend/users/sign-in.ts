import { ForbiddenException, Injectable } from '@nestjs/common';
import { v4 as uuidV4 } from 'uuid';
import { AccessLog } from '../platform/auth/access-log.js';
import { AllowedAddresses } from '../platform/auth/allowed-addresses.js';
import type { Caller } from '../platform/auth/caller.js';
import { Credentials, tidyEmail, type Verified } from '../platform/auth/credentials.js';
import { KnownAddresses } from '../platform/auth/known-addresses.js';
import { Sessions } from '../platform/auth/sessions.js';
import { placeOf } from '../platform/auth/sign-in-delay.js';
import { SignInDelays } from '../platform/auth/sign-in-delays.js';
import { TooManyAttempts } from '../platform/auth/too-many-attempts.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { issuedByServer } from '../platform/commands/issued-by-server.js';
import { send } from '../platform/commands/send.js';
import { Settings } from '../platform/config/settings.js';
import { maySignInFrom } from './remote-sign-in.rules.js';
import { FailedSignIns } from './failed-sign-ins.js';
import { UserAccounts } from './user-accounts.js';
import { ownHomeRoute } from './user-answer.js';
import { RecordSignIn } from './user.commands.js';
import { fullName, type User } from './user.state.js';
import { user } from './user.js';

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly from: Caller;
}

/** What a sign-in answers (D1 section 7). */
export interface SignedIn {
  readonly authToken: string;
  readonly homeRoute: string;
}

interface Identified {
  readonly verified: Verified;
  readonly known: User;
}

@Injectable()
export class SignIn {
  constructor(
    private readonly credentials: Credentials,
    private readonly knownAddresses: KnownAddresses,
    private readonly allowedAddresses: AllowedAddresses,
    private readonly delays: SignInDelays,
    private readonly sessions: Sessions,
    private readonly accounts: UserAccounts,
    private readonly executor: CommandExecutor,
    private readonly settings: Settings,
    private readonly accessLog: AccessLog,
    private readonly failures: FailedSignIns,
  ) {}

  /**
   * @returns undefined for wrong credentials, whatever is wrong with them
   * @throws TooManyAttempts
   * @throws ForbiddenException from an address that the user may not sign in from
   */
  async signIn({ password, from, ...request }: SignInRequest): Promise<SignedIn | undefined> {
    const email = tidyEmail(request.email);
    const found = await this.identify(email, password, from);
    if (!found) return undefined;
    const { verified, known } = found;
    await this.refuseForeignAddress(verified, known, from);
    const authToken = await this.sessions.open(known.userId, from);
    // Whoever changed the password or deactivated the user meanwhile has ended all sessions, but this one may have come after that.
    if (!(await this.isStill(verified))) {
      await this.sessions.endToken(authToken);
      return undefined;
    }
    await this.knownAddresses.remember(known.userId, from.address);
    await this.record(known);
    await this.accessLog.write({ kind: 'signed-in', userId: known.userId, name: fullName(known), ...from });
    return { authToken, homeRoute: ownHomeRoute(known) };
  }

  private async identify(email: string, password: string, from: Caller): Promise<Identified | undefined> {
    const fromKnownAddress = await this.knownAddresses.isKnown(email, from.address);
    try {
      const found = await this.delays.attempt({ email, address: from.address, fromKnownAddress }, () => this.check(email, password));
      if (!found) this.failures.wrong(email, from);
      return found;
    } catch (error) {
      if (error instanceof TooManyAttempts) this.failures.delayed(email, from);
      throw error;
    }
  }

  private async check(email: string, password: string): Promise<Identified | undefined> {
    const verified = await this.credentials.verify(email, password);
    if (!verified || (verified.demo && !this.settings.demoSignIns)) return undefined;
    const known = await this.accounts.user(verified.userId);
    return known?.status === 'Active' ? { verified, known } : undefined;
  }

  private async isStill(verified: Verified): Promise<boolean> {
    const account = await this.accounts.find(verified.userId);
    return account?.active === true && this.credentials.isStill(verified);
  }

  private async refuseForeignAddress(verified: Verified, known: User, from: Caller): Promise<void> {
    const anywhere = verified.demo && this.settings.demoByHand;
    if (anywhere || maySignInFrom(from.address, await this.allowedAddresses.list(), new Set(known.permissions))) return;
    // Whoever has a right password is slowed down by nothing.
    const oncePerMinute = `${known.userId} ${placeOf(from.address)}`;
    await this.accessLog.write({ kind: 'address-refused', userId: known.userId, name: fullName(known), ...from, oncePerMinute });
    throw new ForbiddenException('Unauthorized IP Address');
  }

  private async record(known: User): Promise<void> {
    const actor = { kind: 'user', id: String(known.userId), name: fullName(known) } as const;
    const issued = issuedByServer(actor, uuidV4(), { permissions: new Set(known.permissions) });
    await this.executor.execute(send(user, known.userId, new RecordSignIn()), issued);
  }
}
