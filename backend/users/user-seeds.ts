import { Injectable } from '@nestjs/common';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { issuedByServer } from '../platform/commands/issued-by-server.js';
import { AddUser } from './user.commands.js';
import { user } from './user.js';

/** There is one company (`decisions.md A20`). */
const TENANT = 1;

export type Seed = Pick<AddUser, 'firstName' | 'lastName' | 'email' | 'role' | 'homeRoute' | 'permissions'>;

/** Adds users that nobody signed in could add: the demo accounts and the first administrator. */
@Injectable()
export class UserSeeds {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly ids: IdSequence,
  ) {}

  /** @returns the user's id, the same one for the same command id */
  async add(seed: Seed, commandId: string): Promise<number> {
    const userId = await this.ids.next(user.category, commandId);
    const issued = issuedByServer({ kind: 'system', id: 'setup', name: 'Setup' }, commandId);
    await this.executor.execute(user, userId, Object.assign(new AddUser(), { ...seed, userId, tenantId: TENANT, issued }));
    return userId;
  }
}
