import { IsString, MaxLength } from 'class-validator';

/** Longer passwords than this are no passwords but work for the hash. */
export const LONGEST_TYPED_PASSWORD = 200;

export class SignInBody {
  @IsString()
  @MaxLength(254)
  email!: string;

  @IsString()
  @MaxLength(LONGEST_TYPED_PASSWORD)
  password!: string;
}
