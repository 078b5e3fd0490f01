import { Body, Controller, Delete, Get, Header, HttpCode, Param, ParseIntPipe, Post, Put, Req } from '@nestjs/common';
import { callerOf } from '../../platform/auth/sessions/caller.js';
import { Permission, SignedIn } from '../../platform/auth/permission.decorator.js';
import { RecentProof } from '../../platform/auth/sessions/recent-proof.js';
import { RequiredSecondSteps } from '../../platform/auth/sessions/required-second-steps.js';
import { BeforeSecondStep } from '../../platform/auth/sessions/second-step-first.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import type { CommandMetadata } from '../../platform/commands/command.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { SecondStepChanges } from './second-step-changes.js';
import { SecondSteps } from './second-steps.js';
import type { SecretToShow } from './secret-to-show.js';
import { CodeBody } from './sign-in.body.js';
import { UserAccounts } from '../user-accounts.js';
import { EndSecondStep } from '../user.commands.js';
import { user } from '../user.js';

/** Wire form of GET /api/Users/Me/SecondStep. */
export interface OwnSecondStep {
  readonly setUp: boolean;
  /** The role asks for one: it cannot be switched off. */
  readonly required: boolean;
  readonly recoveryCodesLeft: number;
}

interface RecoveryCodes {
  /** Shown this once. */
  readonly recoveryCodes: readonly string[];
}

/** The second step of signing in: one's own, and somebody's that has to be reset. */
@Controller('Users')
export class SecondStepController {
  constructor(
    private readonly changes: SecondStepChanges,
    private readonly steps: SecondSteps,
    private readonly required: RequiredSecondSteps,
    private readonly accounts: UserAccounts,
  ) {}

  @Get('Me/SecondStep')
  @SignedIn()
  @BeforeSecondStep()
  async own(@Req() { session }: AuthenticatedRequest): Promise<OwnSecondStep> {
    const { userId, role } = session!;
    const [known, left, required] = await Promise.all([this.accounts.user(userId), this.steps.recoveryCodesLeft(userId), this.required.isRequiredOf(role)]);
    return { setUp: known?.secondStep === true && !session!.needsSecondStep, required, recoveryCodesLeft: left };
  }

  @Post('Me/SecondStep')
  @Header('Cache-Control', 'no-store')
  @SignedIn()
  @BeforeSecondStep()
  @RecentProof()
  begin(@Req() { session }: AuthenticatedRequest): Promise<SecretToShow> {
    return this.changes.begin(session!);
  }

  @Put('Me/SecondStep')
  @Header('Cache-Control', 'no-store')
  @SignedIn()
  @BeforeSecondStep()
  @RecentProof()
  async confirm(@Body() { code }: CodeBody, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.changes.confirm(request.session!, code, issued, callerOf(request)) };
  }

  @Post('Me/SecondStep/RecoveryCodes')
  @Header('Cache-Control', 'no-store')
  @SignedIn()
  @RecentProof()
  async newRecoveryCodes(@Req() { session }: AuthenticatedRequest): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.changes.newRecoveryCodes(session!) };
  }

  @Delete('Me/SecondStep')
  @HttpCode(204)
  @SignedIn()
  @RecentProof()
  async end(@IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<void> {
    await this.changes.endOwn(request.session!, issued, callerOf(request));
  }

  @Post(':id/SecondStep/Reset')
  @HttpCode(204)
  @Permission('Users_Edit')
  @RecentProof()
  async reset(@Param('id', ParseIntPipe) id: number, @Body() { reason }: EndSecondStep, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<void> {
    const owner = await this.accounts.user(id);
    if (owner?.tenantId !== request.session!.tenantId) throw new NotFound(user.noun, id);
    await this.changes.reset(owner, reason, issued, callerOf(request));
  }
}
