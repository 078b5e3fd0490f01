import { Body, Controller, Get, Header, HttpCode, NotFoundException, Param, Post, Query, Req, Res, UnauthorizedException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import { callerAtDevice, callerOf } from '../../platform/auth/sessions/caller.js';
import { refuseForeignPage } from '../../platform/auth/origin.js';
import { Public, SignedIn } from '../../platform/auth/permission.decorator.js';
import { isRelayed } from '../../platform/auth/relayed.rules.js';
import { BeforeSecondStep } from '../../platform/auth/sessions/second-step-first.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { cookieToken } from '../../platform/auth/sessions/tokens.js';
import { Settings } from '../../platform/config/settings.js';
import { clearSessionCookies, setDeviceCookie, setSessionCookies } from './session-cookies.js';
import { SignInBody } from './sign-in.body.js';
import { SignIn, type LetIn, type SignedIn as SignInAnswer } from './sign-in.js';
import { UserAccounts } from '../user-accounts.js';
import { ownAnswer, type UserAnswer } from '../user-answer.js';

interface OwnAnswer extends UserAnswer {
  /** A second step has to be set up before anything else. */
  readonly needsSecondStep: boolean;
}

/** Signing in and out, and who is signed in. */
@Controller('Users')
export class SessionController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: Sessions,
    private readonly accounts: UserAccounts,
    private readonly settings: Settings,
    private readonly accessLog: AccessLog,
  ) {}

  /** 204: wrong credentials (`decisions.md A1`). */
  @Post('AuthEmail')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Public()
  async authenticate(
    @Body() body: SignInBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInAnswer | undefined> {
    const letIn = await this.attempt(body, request, response);
    if (!letIn) return undefined;
    // The cookie that this one replaces would live on where nobody can end it.
    const former = cookieToken(request.headers);
    if (former !== undefined) await this.sessions.endToken(former);
    setSessionCookies(request, response, letIn.answer.authToken);
    setDeviceCookie(request, response, letIn.deviceToken);
    return letIn.answer;
  }

  /** For existing clients, which keep the token themselves; no cookie, so that no link can sign anybody in. */
  @Get('AuthEmail')
  @Header('Cache-Control', 'no-store')
  @Public()
  async authenticateByQuery(
    @Query() query: SignInBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInAnswer | undefined> {
    if (!this.settings.signInByGet) throw new NotFoundException();
    refuseForeignPage(request);
    return (await this.attempt(query, request, response))?.answer;
  }

  /** 204: no live token (`decisions.md A3`). */
  @Get('AuthToken/:token')
  @Header('Cache-Control', 'no-store')
  @Public()
  async byToken(
    @Param('token') token: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<(UserAnswer & { readonly authToken: string }) | undefined> {
    const session = await this.sessions.find(token);
    const user = session && (await this.accounts.knownUser(session.userId));
    if (user) return { ...ownAnswer(user), authToken: token };
    response.status(204);
    return undefined;
  }

  @Get('Me')
  @Header('Cache-Control', 'no-store')
  @SignedIn()
  @BeforeSecondStep()
  async me(@Req() request: AuthenticatedRequest): Promise<OwnAnswer> {
    const { userId, needsSecondStep } = request.session!;
    const user = await this.accounts.knownUser(userId);
    if (!user) throw new UnauthorizedException();
    return { ...ownAnswer(user), needsSecondStep };
  }

  @Post('SignOut')
  @HttpCode(204)
  @Public()
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const ended = await this.sessions.end(request.headers);
    clearSessionCookies(request, response);
    if (ended) await this.accessLog.write({ kind: 'signed-out', userId: ended.userId, name: ended.actor.name, ...callerOf(request) });
  }

  private async attempt({ email, password, code }: SignInBody, request: Request, response: Response): Promise<LetIn | undefined> {
    const letIn = await this.signIn.signIn({ email, password, code, from: callerAtDevice(request), relayed: isRelayed(request.headers) });
    if (!letIn) response.status(204);
    return letIn;
  }
}
