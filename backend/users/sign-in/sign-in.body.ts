import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Longer passwords than this are no passwords but work for the hash. */
export const LONGEST_TYPED_PASSWORD = 200;

const LONGEST_CODE = 20;

export class SignInBody {
  @IsString()
  @MaxLength(254)
  email!: string;

  @IsString()
  @MaxLength(LONGEST_TYPED_PASSWORD)
  password!: string;

  /** Of the second step, where one is set up: of the authenticator app, or a recovery code. */
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_CODE)
  code?: string;
}

/** Body of POST /api/Users/Me/Proof: either shows that it is still the owner who sits there. */
export class ProofBody {
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_TYPED_PASSWORD)
  password?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_CODE)
  code?: string;
}

/** Body of PUT /api/Users/Me/SecondStep: a code that shows that the app has the secret. */
export class CodeBody {
  @IsString()
  @MaxLength(LONGEST_CODE)
  code!: string;
}
