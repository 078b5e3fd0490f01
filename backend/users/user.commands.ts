import { IsArray, IsEmail, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Transform } from 'class-transformer';
import { roles, userStatuses } from '../../events/user.values.js';
import { Command } from '../platform/commands/command.js';
import { StorableText } from '../platform/http/body-fields.decorator.js';
import { parsePermissions } from '../platform/auth/permissions.js';

/** A row of permissions, or the comma-separated text that existing clients send. */
const asList = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? [...parsePermissions(value)] : value);

/** Made by the product itself: the demo accounts and the first administrator. */
export class AddUser extends Command {
  userId!: number;
  tenantId!: number;
  firstName!: string;
  lastName!: string;
  email!: string;
  role!: string;
  homeRoute!: string;
  permissions!: readonly string[];
}

/** The whole user as the editor sends it; what is left out stays as it is. */
export class UpdateUser extends Command {
  userId!: number;

  @IsOptional()
  @IsString()
  @StorableText()
  @MaxLength(100)
  firstName?: string;

  @IsOptional()
  @IsString()
  @StorableText()
  @MaxLength(100)
  lastName?: string;

  @IsOptional()
  @IsEmail()
  email?: string;

  @IsOptional()
  @IsIn(roles)
  role?: string;

  @IsOptional()
  @IsIn(userStatuses)
  status?: string;

  @IsOptional()
  @IsString()
  @StorableText()
  @MaxLength(200)
  homeRoute?: string;

  @IsOptional()
  @Transform(asList)
  @IsArray()
  @Matches(/^\w{1,100}$/, { each: true })
  permissions?: readonly string[];
}

export class RecordSignIn extends Command {
  userId!: number;
}

export type UserCommand = AddUser | UpdateUser | RecordSignIn;
