import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsEmail, IsIn, IsNotEmpty, IsOptional, Matches, MaxLength } from 'class-validator';
import { knownRole, roles, userStatuses } from '../../events/users/user.enums.js';
import { userFields } from '../../events/users/user.fields.js';
import { Command } from '../platform/commands/command.js';
import { commandWith } from '../platform/http/bodies/command-with.js';
import { RequiredTextField, StorableText, TextField } from '../platform/http/bodies/body-fields.decorator.js';
import { parsePermissions } from '../platform/auth/permissions.js';

const MAX_NAME = 100;
const MAX_WORD = 200;
const MAX_PERMISSIONS = 500;

/** A row of permissions, or the comma-separated text that existing clients send. */
const asList = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? [...parsePermissions(value)] : (value ?? undefined));

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);

const asRole = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? (knownRole(value) ?? value) : value);

function Permissions(): PropertyDecorator {
  const rules = [
    IsOptional(),
    Transform(asList),
    IsArray(),
    ArrayMaxSize(MAX_PERMISSIONS),
    Matches(/^\w{1,100}$/, { each: true, message: '$property must be names of permissions' }),
  ];
  return (target, property) => rules.forEach((rule) => rule(target, property));
}

/** Whose user somebody becomes; nobody says that of themselves (`decisions.md A20`). */
export interface WithTenant {
  readonly tenantId: number;
}

/** Made by the product itself: the demo accounts and the first administrator. */
export class AddUser extends Command<WithTenant> {
  firstName!: string;
  lastName!: string;
  email!: string;
  role!: string;
  homeRoute!: string;
  permissions!: readonly string[];
}

/** Body of POST /api/Users: somebody who will be invited by mail. A password in it counts for nothing. */
export class CreateUser extends Command<WithTenant> {
  @RequiredTextField(MAX_NAME)
  @IsNotEmpty({ message: 'Enter the first name' })
  firstName!: string;

  @RequiredTextField(MAX_NAME)
  @IsNotEmpty({ message: 'Enter the last name' })
  lastName!: string;

  @Transform(trimmed)
  @IsEmail({}, { message: 'Enter a mail address' })
  @StorableText()
  @MaxLength(MAX_WORD)
  email!: string;

  @Transform(asRole)
  @IsIn(roles, { message: 'Choose a role' })
  role!: string;

  @TextField(MAX_WORD)
  homeRoute?: string;

  @Permissions()
  permissions?: readonly string[];
}

/** Body of PUT /api/Users/{id}: the whole user as the editor sends it; what is left out stays as it is. */
export class UpdateUser extends commandWith(userFields) {
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => value ?? undefined)
  @IsIn(userStatuses)
  status?: string;

  /** All of them, as existing clients send them. Held strings that the product does not know stay (`decisions.md B17`). */
  @Permissions()
  permissions?: readonly string[];

  /** Permissions that come: two people who change different ones at the same time undo nothing of each other's. */
  @Permissions()
  given?: readonly string[];

  /** Permissions that go. */
  @Permissions()
  taken?: readonly string[];
}

export class RecordSignIn extends Command {}

/** Ends whatever somebody who was deactivated could still come in by. Leaves no event: sessions and links are none. */
export class EndAccess extends Command {
  /** ISO UTC: what was begun after it was begun by who had been let in again. */
  begunBefore!: string;
}

export class SetUpSecondStep extends Command {}

/** Whoever lost phone and codes signs in with the password alone again. Body of POST /api/Users/{id}/SecondStep/Reset. */
export class EndSecondStep extends Command {
  @RequiredTextField(1_000)
  @IsNotEmpty({ message: 'Please give a reason' })
  reason!: string;
}

export type AnyUserCommand = AddUser | CreateUser | UpdateUser | RecordSignIn | EndAccess | SetUpSecondStep | EndSecondStep;
