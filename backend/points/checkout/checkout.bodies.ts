import { IsEmail, IsIn, Matches, MaxLength } from 'class-validator';
import { sandboxTokens, type SandboxToken } from '../../platform/payments/sandbox/sandbox-cards.rules.js';

/** Where the receipt is to go. */
export class ReceiptAddress {
  @IsEmail({}, { message: 'Enter an email address such as name@example.com' })
  @MaxLength(200)
  email!: string;
}

/** A card of the sandbox, as the browser made it of its number: no number comes here. */
export class SandboxCard {
  @IsIn(sandboxTokens)
  token!: SandboxToken;

  @Matches(/^\d{4}$/, { message: 'cardEnd must be the last four digits' })
  cardEnd!: string;
}
