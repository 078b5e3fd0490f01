import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { callerAtDevice, callerOf } from '../../platform/auth/sessions/caller.js';
import { Permission, Public, SignedIn } from '../../platform/auth/permission.decorator.js';
import { RecentProof } from '../../platform/auth/sessions/recent-proof.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { streamName } from '../../platform/commands/stream-name.js';
import { Mail } from '../../platform/mail/mail.js';
import { OutgoingReader, type OutgoingRow } from '../../platform/outgoing/outgoing-reader.js';
import { ForgottenPasswords } from './forgotten-passwords.js';
import { LinksByStaff } from './links-by-staff.js';
import { PasswordChanges } from './password-changes.js';
import { passwordLink } from './password-link.outgoing.js';
import type { DeliveredTo } from './password-link-requests.js';
import { PasswordLinks } from './password-links.js';
import { ChangePasswordBody, OwnPasswordBody, PasswordLinkBody, ResetPasswordBody } from './password.bodies.js';
import { setDeviceCookie } from '../sign-in/session-cookies.js';
import { UserAccounts } from '../user-accounts.js';
import { user } from '../user.js';

interface Delivery {
  readonly deliveredTo: DeliveredTo;
}

/** What became of the last link that was asked for; null when nobody did lately. */
export interface LinkUnderWay {
  readonly link: Pick<OutgoingRow, 'id' | 'state' | 'reason' | 'nextTry' | 'recipient'> | null;
}

/** Passwords: the forgotten one, the one of a mailed link, one's own. */
@Controller('Users')
export class PasswordController {
  constructor(
    private readonly forgotten: ForgottenPasswords,
    private readonly links: PasswordLinks,
    private readonly linksByStaff: LinksByStaff,
    private readonly changes: PasswordChanges,
    private readonly accounts: UserAccounts,
    private readonly mail: Mail,
    private readonly outgoing: OutgoingReader,
  ) {}

  /** The same answer for every address; existing clients send it in the query (`decisions.md A2`). */
  @Post('ResetPassword')
  @HttpCode(200)
  @Public()
  async reset(@Body() body: ResetPasswordBody, @Query() query: ResetPasswordBody, @Req() request: Request): Promise<Delivery> {
    await this.forgotten.ask(body.email ?? query.email ?? '', callerOf(request));
    return { deliveredTo: this.mail.route === 'outbox' ? 'outbox' : 'mail' };
  }

  /** 204: the link is still good. A POST, because the token must stand in no address. */
  @Post('PasswordLink')
  @HttpCode(204)
  @Public()
  async checkLink(@Body() { token }: PasswordLinkBody): Promise<void> {
    await this.links.userOf(token);
  }

  @Post('ChangePassword')
  @HttpCode(204)
  @Public()
  async change(@Body() { token, newPassword }: ChangePasswordBody, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    setDeviceCookie(request, response, await this.changes.byLink(token, newPassword, callerAtDevice(request)));
  }

  @Put('Me/Password')
  @HttpCode(204)
  @SignedIn()
  async changeOwn(@Body() body: OwnPasswordBody, @Req() request: AuthenticatedRequest): Promise<void> {
    await this.changes.own(request.session!, body, callerOf(request));
  }

  /** Mails somebody a link: an invitation to who has no password yet. It waits to go out; GET says what became of it. */
  @Post(':id/PasswordLink')
  @HttpCode(200)
  @Permission('Users_Edit')
  @RecentProof()
  async mailLink(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest): Promise<Delivery> {
    await this.ownTenant(id, request);
    return { deliveredTo: await this.linksByStaff.send(id, request) };
  }

  @Get(':id/PasswordLink')
  @Header('Cache-Control', 'no-store')
  @Permission('Users_Edit', 'Users_New')
  async linkUnderWay(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest): Promise<LinkUnderWay> {
    await this.ownTenant(id, request);
    const last = await this.outgoing.lastAbout(streamName(user, id), passwordLink.name);
    if (!last) return { link: null };
    const { state, reason, nextTry, recipient } = last;
    return { link: { id: last.id, state, reason, nextTry, recipient } };
  }

  /** Somebody of another tenant is nobody here (`decisions.md A20`). @throws NotFound */
  private async ownTenant(id: number, request: AuthenticatedRequest): Promise<void> {
    const to = await this.accounts.user(id);
    if (to?.tenantId !== request.session!.tenantId) throw new NotFound(user.noun, id);
  }
}
