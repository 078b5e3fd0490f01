import { Injectable } from '@nestjs/common';
import { commandOf } from '../platform/commands/command.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { issuedByServer } from '../platform/commands/issued-by-server.js';
import { UserCommand } from './user.handlers.js';
import { AddUser } from './user.commands.js';
import { user } from './user.js';

/** There is one company (`decisions.md A20`). */
const tenantId = 1;

export type Seed = Pick<AddUser, 'firstName' | 'lastName' | 'email' | 'role' | 'homeRoute' | 'permissions'>;

/** Adds users that nobody signed in could add: the demo accounts and the first administrator. */
@Injectable()
export class UserSeeds {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly ids: IdSequence,
  ) {}

  /** @returns the user's id, the same one for the same command id. @param at when it happened */
  async add(seed: Seed, commandId: string, at = new Date()): Promise<number> {
    const userId = await this.ids.next(user.category, commandId);
    // In the words in which it was always asked: a company that was set up long ago is known by them.
    const asked = { ...seed, userId, tenantId };
    const issued = issuedByServer({ kind: 'system', id: 'setup', name: 'Setup' }, commandId, { asked }, at);
    await this.executor.execute(new UserCommand(userId, commandOf(AddUser, seed), { tenantId }), issued);
    return userId;
  }
}
