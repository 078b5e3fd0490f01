import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';

/** Where people without Other_AllowRemoteLogin may sign in from (`decisions.md A8`); also the injection token. */
export abstract class AllowedAddresses {
  abstract list(): Promise<readonly string[]>;
}

/** As the environment says it. */
@Injectable()
export class ConfiguredAddresses extends AllowedAddresses {
  constructor(private readonly settings: Settings) {
    super();
  }

  async list(): Promise<readonly string[]> {
    return this.settings.allowedAddresses;
  }
}
