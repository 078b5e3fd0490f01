import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Accounts } from '../platform/auth/accounts.js';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { DemoUsers } from './demo-users.js';
import { FirstAdministrator } from './first-administrator.js';
import { SessionController } from './session.controller.js';
import { SignIn } from './sign-in.js';
import { UserAccounts } from './user-accounts.js';
import { UserSeeds } from './user-seeds.js';
import { UsersController, userListDefinition } from './users.controller.js';
import { UpdateUserHandler } from './users.handlers.js';

/** Global for `Accounts`, which the platform's sessions look people up in. */
@Global()
@Module({
  controllers: [SessionController, UsersController],
  providers: [
    SignIn,
    UserAccounts,
    { provide: Accounts, useExisting: UserAccounts },
    UserSeeds,
    DemoUsers,
    FirstAdministrator,
    UpdateUserHandler,
  ],
  exports: [Accounts, DemoUsers, FirstAdministrator],
})
export class UsersModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    this.lists.register(userListDefinition);
  }
}
