/** What went wrong with a payment, as the page says it. */
export interface Trouble {
  readonly title: string;
  readonly text: string;
  /** Where one goes on. */
  readonly at: 'card' | 'expiry' | 'code' | 'email' | 'page';
  /** What the field itself says. */
  readonly field?: string;
}

const STILL_HELD = 'Nothing was charged, and your points are still held.';

const troubles = {
  declined: { title: 'Your bank declined this card', text: `${STILL_HELD} Try another card, or ask your bank and press Pay again.`, at: 'card', field: 'Declined by the bank' },
  'insufficient funds': { title: 'There is not enough money on this card', text: `${STILL_HELD} Try another card.`, at: 'card', field: 'Not enough money' },
  expired: { title: 'This card has expired', text: `${STILL_HELD} Check the date, or try another card.`, at: 'expiry', field: 'Expired, says the bank' },
  'wrong code': { title: 'The security code is wrong', text: `${STILL_HELD} Enter the code on the back of the card again.`, at: 'code', field: 'Wrong, says the bank' },
  'wrong number': { title: 'The card number is wrong', text: `${STILL_HELD} Check the number, or try another card.`, at: 'card', field: 'Wrong, says the bank' },
  'wrong mail': { title: 'Check the email for the receipt', text: 'The card was not tried, and your points are still held. Correct the address, or leave it blank, and press Pay again.', at: 'email', field: 'Enter an email address such as name@example.com' },
  'step refused': { title: 'Your bank did not get your confirmation', text: `${STILL_HELD} Press Pay to be asked again, or try another card.`, at: 'card' },
  'no test card': { title: 'This is a sandbox', text: 'It takes its test cards alone, and your card number went nowhere. Try 4242 4242 4242 4242.', at: 'card', field: 'No test card' },
  'no network': { title: 'There is no connection', text: 'What you typed is still here. We do not know yet whether the payment went through: once you are online, press Pay again. You are never charged twice.', at: 'page' },
  'no answer': { title: 'The card company does not answer', text: 'Your points are still held. Press Pay again in a moment: you are never charged twice.', at: 'page' },
  processing: { title: 'Your bank is still working on it', text: 'You need not stay: as soon as it is paid, the receipt comes by mail, and this page shows it.', at: 'page' },
  'begun elsewhere': { title: 'This purchase cannot be paid any more', text: 'It was begun with a card company that we do not use any more. Nothing was charged now. Give the points back below, and call us to buy them again.', at: 'page' },
  fault: { title: 'Something went wrong', text: 'Your points are still held. Press Pay again, or call us.', at: 'page' },
} as const satisfies Readonly<Record<string, Trouble>>;

export type TroubleName = keyof typeof troubles;

/** Stripe says at its own field what is missing there. */
export const SAID_AT_ITS_FIELD = 'said at its field';

/** What came of one attempt; undefined where nothing is known against it. */
export type Attempted = TroubleName | typeof SAID_AT_ITS_FIELD | undefined;

export function troubleOf(name: TroubleName): Trouble {
  return troubles[name];
}

/** Stripe's codes by the words of the page; what it says itself stands in its own fields. */
export function troubleOfStripe({ type, code = '', decline_code: why = '' }: { readonly type?: string; readonly code?: string; readonly decline_code?: string }): Exclude<Attempted, undefined> {
  if (type === 'validation_error') return SAID_AT_ITS_FIELD;
  if (code === 'incorrect_number' || code === 'invalid_number') return 'wrong number';
  if (code === 'processing_error') return 'no answer';
  if (why === 'insufficient_funds') return 'insufficient funds';
  if (code === 'expired_card' || why === 'expired_card') return 'expired';
  if (code === 'incorrect_cvc' || why === 'incorrect_cvc') return 'wrong code';
  if (code === 'payment_intent_authentication_failure') return 'step refused';
  if (code === 'card_declined') return 'declined';
  return 'fault';
}

/** @param status of the server's answer; 0 where there was none */
export function troubleOfCall(status: number): TroubleName {
  if (status === 0) return 'no network';
  return status === 503 || status === 504 ? 'no answer' : 'fault';
}
