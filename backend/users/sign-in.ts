import { ForbiddenException, Injectable } from '@nestjs/common';
import { v4 as uuidV4 } from 'uuid';
import { Credentials, tidyEmail, type Verified } from '../platform/auth/credentials.js';
import { Sessions } from '../platform/auth/sessions.js';
import { SignInDelays } from '../platform/auth/sign-in-delays.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { Settings } from '../platform/config/settings.js';
import { newYorkDay } from '../platform/calendar/new-york-day.js';
import { holding, homeRouteOf } from './home-route.rules.js';
import { maySignInFrom, plain } from './remote-sign-in.rules.js';
import { UserAccounts } from './user-accounts.js';
import { RecordSignIn } from './user.commands.js';
import { fullName, type User } from './user.state.js';
import { user } from './user.js';

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly browser: string;
}

/** What a sign-in answers (D1 section 7). */
export interface SignedIn {
  readonly authToken: string;
  readonly homeRoute: string;
}

@Injectable()
export class SignIn {
  constructor(
    private readonly credentials: Credentials,
    private readonly delays: SignInDelays,
    private readonly sessions: Sessions,
    private readonly accounts: UserAccounts,
    private readonly executor: CommandExecutor,
    private readonly settings: Settings,
  ) {}

  /**
   * @returns undefined for wrong credentials, whatever is wrong with them
   * @throws TooManyAttempts
   * @throws ForbiddenException from an address that the user may not sign in from
   */
  async signIn(request: SignInRequest): Promise<SignedIn | undefined> {
    const address = plain(request.address);
    const email = tidyEmail(request.email);
    const fromKnownAddress = await this.credentials.isKnownAddress(email, address);
    const found = await this.delays.attempt({ email, address, fromKnownAddress }, () => this.check(email, request.password));
    if (!found) return undefined;
    const { verified, known } = found;
    this.refuseForeignAddress(verified, known, address);
    await this.credentials.rememberAddress(known.userId, address);
    const authToken = await this.sessions.open(known.userId, { address, browser: request.browser });
    await this.record(known);
    return { authToken, homeRoute: homeRouteOf(known.homeRoute, holding(known.permissions)) ?? '/' };
  }

  private async check(email: string, password: string): Promise<{ verified: Verified; known: User } | undefined> {
    const verified = await this.credentials.verify(email, password);
    if (!verified || (verified.demo && !this.settings.demoSignIns)) return undefined;
    const known = await this.accounts.user(verified.userId);
    return known?.status === 'Active' ? { verified, known } : undefined;
  }

  private refuseForeignAddress(verified: Verified, known: User, address: string): void {
    const anywhere = verified.demo && this.settings.demoByHand;
    if (anywhere || maySignInFrom(address, this.settings.allowedAddresses, new Set(known.permissions))) return;
    throw new ForbiddenException('Unauthorized IP Address');
  }

  private async record(known: User): Promise<void> {
    const now = new Date();
    const commandId = uuidV4();
    const issued = {
      actor: { kind: 'user' as const, id: String(known.userId), name: fullName(known) },
      commandId,
      correlationId: commandId,
      at: now.toISOString(),
      today: newYorkDay(now),
      permissions: new Set(known.permissions),
    };
    await this.executor.execute(user, known.userId, Object.assign(new RecordSignIn(), { userId: known.userId, issued }));
  }
}
