import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { callerOf } from '../../platform/auth/sessions/caller.js';
import { SignedIn } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { BeforeSecondStep } from '../../platform/auth/sessions/second-step-first.js';
import { Proofs } from './proofs.js';
import { ProofBody } from './sign-in.body.js';

/** Asked again before users, permissions and addresses are changed: whether it is still the owner who sits there. */
@Controller('Users/Me/Proof')
export class ProofController {
  constructor(private readonly proofs: Proofs) {}

  @Post()
  @HttpCode(204)
  @SignedIn()
  @BeforeSecondStep()
  async prove(@Body() body: ProofBody, @Req() request: AuthenticatedRequest): Promise<void> {
    await this.proofs.give(request.session!, body, callerOf(request));
  }
}
