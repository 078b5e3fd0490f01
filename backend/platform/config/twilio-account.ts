import { CannotStart } from './cannot-start.js';

/** What the environment says of the account for texts. */
export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, or a messaging service (`MG…`). */
  readonly from: string;
  /** Where its API is, when not where it always is. */
  readonly apiUrl: string | undefined;
  /** What becomes of a text is told there. */
  readonly publicUrl: string;
}

/**
 * No value is repeated in a message.
 * @throws CannotStart when half of it is said
 */
export function twilioAccount(environment: NodeJS.ProcessEnv, publicUrl: string | undefined): TwilioAccount | undefined {
  const [accountSid = '', authToken = '', from = '', apiUrl = ''] = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM', 'TWILIO_API_URL'].map((name) => environment[name]?.trim());
  if (accountSid === '' && authToken === '' && from === '') return undefined;
  if (!/^AC[\da-f]{32}$/i.test(accountSid)) throw new CannotStart('TWILIO_ACCOUNT_SID must be the account’s: AC and 32 digits from 0 to f.');
  if (authToken === '') throw new CannotStart('TWILIO_AUTH_TOKEN is missing: what texts go out by, and what answers are checked by.');
  if (!/^(\+[1-9]\d{6,14}|MG[\da-f]{32})$/i.test(from)) throw new CannotStart('TWILIO_FROM must be a number such as +13055550100, or a messaging service: MG and 32 digits from 0 to f.');
  if (publicUrl === undefined) throw new CannotStart('PUBLIC_URL must be set for texts: what became of them is told there, and an answer of STOP.');
  if (apiUrl !== '' && !/^https?:\/\/[^/]+$/.test(apiUrl)) throw new CannotStart('TWILIO_API_URL must be an address without a path.');
  return { accountSid, authToken, from, apiUrl: apiUrl === '' ? undefined : apiUrl, publicUrl };
}
