import { Injectable } from '@nestjs/common';
import { AllowedAddresses } from '../../platform/auth/allowed-addresses.js';
import type { Verified } from '../../platform/auth/sessions/credentials.js';
import { Settings } from '../../platform/config/settings.js';
import { maySignInFrom } from './remote-sign-in.rules.js';
import type { User } from '../user.state.js';

/** Where people sign in from (`decisions.md A8`). */
@Injectable()
export class SignInPlaces {
  constructor(
    private readonly allowed: AllowedAddresses,
    private readonly settings: Settings,
  ) {}

  async mayComeFrom(address: string, { permissions }: Pick<User, 'permissions'>, { demo }: Verified): Promise<boolean> {
    return (demo && this.settings.demoByHand) || maySignInFrom(address, await this.allowed.list(), new Set(permissions));
  }

  /** Only who may sign in from anywhere gets in here. A demo by hand is open to everywhere. */
  async isForeign(address: string): Promise<boolean> {
    return !this.settings.demoByHand && !maySignInFrom(address, await this.allowed.list(), new Set());
  }
}
