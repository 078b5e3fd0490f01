import { IsString, MaxLength } from 'class-validator';

/** Longer passwords than this are no passwords but work for the hash. */
const LONGEST_PASSWORD = 200;

export class SignInBody {
  @IsString()
  @MaxLength(254)
  email!: string;

  @IsString()
  @MaxLength(LONGEST_PASSWORD)
  password!: string;
}
