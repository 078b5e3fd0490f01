import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { LONGEST_TYPED_PASSWORD } from '../sign-in/sign-in.body.js';

const LONGEST_TOKEN = 100;

export class ResetPasswordBody {
  @IsOptional()
  @IsString()
  @MaxLength(254)
  email?: string;
}

export class PasswordLinkBody {
  @IsString()
  @Length(1, LONGEST_TOKEN)
  token!: string;
}

/** How long a new password may be is said by the rules of passwords, in words. */
export class ChangePasswordBody extends PasswordLinkBody {
  @IsString()
  @MaxLength(1_000)
  newPassword!: string;
}

export class OwnPasswordBody {
  @IsString()
  @MaxLength(LONGEST_TYPED_PASSWORD)
  currentPassword!: string;

  @IsString()
  @MaxLength(1_000)
  newPassword!: string;
}
