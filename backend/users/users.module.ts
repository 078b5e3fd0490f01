import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { userList } from '../../projections/user-list/user-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { Accounts } from '../platform/auth/accounts.js';
import { Mail } from '../platform/mail/mail.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { AccessEnd } from './sign-in/access-end.js';
import { ChangesInTurn } from './changes-in-turn.js';
import { DemoUsers } from './demo-users.js';
import { DeniedScreensController } from '../platform/screens/denied-screens.controller.js';
import { endAccessWhenUserIsDeactivated } from './sign-in/end-access-when-user-is-deactivated.js';
import { FailedSignIns } from './sign-in/failed-sign-ins.js';
import { FirstAdministrator } from './first-administrator.js';
import { ForgottenPasswords } from './passwords/forgotten-passwords.js';
import { inviteWhenUserIsAdded } from './invite-when-user-is-added.js';
import { LinksByStaff } from './passwords/links-by-staff.js';
import { NewPasswords } from './passwords/new-passwords.js';
import { OwnSessionsController } from './sign-in/own-sessions.controller.js';
import { PasswordChanges } from './passwords/password-changes.js';
import { PasswordLinkSender } from './passwords/password-link-sender.js';
import { PasswordLinkRequests } from './passwords/password-link-requests.js';
import { PasswordLinks } from './passwords/password-links.js';
import { PasswordController } from './passwords/password.controller.js';
import { ProofController } from './sign-in/proof.controller.js';
import { Proofs } from './sign-in/proofs.js';
import { SecondStepChanges } from './sign-in/second-step-changes.js';
import { SecondStepMail } from './sign-in/second-step-mail.js';
import { SecondStepController } from './sign-in/second-step.controller.js';
import { SecondSteps } from './sign-in/second-steps.js';
import { SessionController } from './sign-in/session.controller.js';
import { SignInAddresses } from './sign-in/sign-in-addresses.js';
import { SignInPlaces } from './sign-in/sign-in-places.js';
import { SignIn } from './sign-in/sign-in.js';
import { UserAccounts } from './user-accounts.js';
import { userAddress } from './user-address.js';
import { UserAddresses } from './user-addresses.js';
import { UserSeeds } from './user-seeds.js';
import { UserSessionsController } from './user-sessions.controller.js';
import { userChanges } from './user.changes.js';
import { UsersController } from './users.controller.js';
import { userLists } from './users.lists.js';
import { usersToday } from './users.today.js';
import { WayBackIn } from './way-back-in.js';
import { UserCommandHandler } from './user.handlers.js';
import { CreateUserExecutor, EndAccessExecutor, UpdateUserExecutor } from './user-executors.js';

/** Global for `Accounts`, which the platform's sessions look people up in. */
@Global()
@Module({
  controllers: [SessionController, OwnSessionsController, ProofController, SecondStepController, PasswordController, UserSessionsController, UsersController, DeniedScreensController],
  providers: [
    SignIn,
    FailedSignIns,
    SignInPlaces,
    SignInAddresses,
    SecondSteps,
    SecondStepChanges,
    SecondStepMail,
    Proofs,
    PasswordLinks,
    PasswordLinkRequests,
    PasswordLinkSender,
    LinksByStaff,
    PasswordChanges,
    NewPasswords,
    ForgottenPasswords,
    UserAccounts,
    { provide: Accounts, useExisting: UserAccounts },
    UserSeeds,
    DemoUsers,
    FirstAdministrator,
    WayBackIn,
    UserAddresses,
    ChangesInTurn,
    AccessEnd,
    UserCommandHandler,
    CreateUserExecutor,
    UpdateUserExecutor,
    EndAccessExecutor,
  ],
  exports: [Accounts, DemoUsers, FirstAdministrator, WayBackIn],
})
export class UsersModule implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    for (const reaction of [endAccessWhenUserIsDeactivated, inviteWhenUserIsAdded(this.mail)]) this.reactions.add(reaction);
  }
}

export const users: Area = {
  module: UsersModule,
  lists: userLists,
  readModels: [userList],
  changes: [userChanges],
  claims: [userAddress],
  today: usersToday,
};
