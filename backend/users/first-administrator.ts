import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { permissionNames } from '../../events/users/permission.enums.js';
import { Credentials } from '../platform/auth/sessions/credentials.js';
import { Settings } from '../platform/config/settings.js';
import { UserSeeds } from './user-seeds.js';

const COMMAND_ID = 'd3300000-0000-4000-8000-0000000000ad';
const DEFAULT_EMAIL = 'admin@localhost';

/** Opens an empty company: somebody has to be the first who may sign in. */
@Injectable()
export class FirstAdministrator {
  constructor(
    private readonly seeds: UserSeeds,
    private readonly credentials: Credentials,
    private readonly settings: Settings,
  ) {}

  /** @returns the sign-in, with its password when that was made up here and is to be shown once */
  async add(): Promise<{ readonly email: string; readonly oneTimePassword: string | undefined }> {
    const email = this.settings.adminEmail ?? DEFAULT_EMAIL;
    const given = this.settings.adminPassword;
    const password = given ?? randomBytes(12).toString('base64url');
    // Holds everything, Other_AllowRemoteLogin too: the address rule has nobody else to be set up by (decisions.md A8).
    const permissions = permissionNames.filter((permission) => permission !== 'Other_Beta');
    const seed = { firstName: 'First', lastName: 'Administrator', email, role: 'Executive', homeRoute: '/admin/settings', permissions };
    const userId = await this.seeds.add(seed, COMMAND_ID);
    await this.credentials.set(userId, email, password);
    return { email, oneTimePassword: given === undefined ? password : undefined };
  }
}
