/** "4242 4242 4242 4242" while it is typed; at most nineteen digits, as the longest cards have. */
export function spacedNumber(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
}

/** "09 / 28" while it is typed, also from 9/28, 09/2028 and what a browser fills in. */
export function spacedExpiry(typed: string): string {
  const [month = '', year] = typed.split('/').map((part) => part.replace(/\D/g, ''));
  if (year !== undefined) return `${month.length === 1 ? `0${month}` : month.slice(0, 2)} / ${year.length === 4 ? year.slice(2) : year.slice(0, 2)}`;
  if (month.length <= 1) return Number(month) > 1 ? `0${month} / ` : month;
  return month.length === 2 ? month : `${month.slice(0, 2)} / ${month.length === 6 ? month.slice(4) : month.slice(2, 4)}`;
}

/** The check digit that every card number ends in (Luhn). */
export function isCardNumber(typed: string): boolean {
  const digits = [...typed.replace(/\D/g, '')].map(Number).reverse();
  if (digits.length < 12) return false;
  const sum = digits.reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}

export type ExpiryFault = 'unreadable' | 'over' | undefined;

/** A card is good until the end of its month. */
export function expiryFault(typed: string, now: Date): ExpiryFault {
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d{2})$/.exec(typed) ?? [];
  if (month === undefined) return 'unreadable';
  return new Date(2000 + Number(year), Number(month), 1) <= now ? 'over' : undefined;
}

export interface Card {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly name: string;
}

export type CardField = keyof Card;

/** What is wrong, in words at the field. */
export function cardFaults({ number, expiry, code, name }: Card, now: Date): Partial<Record<CardField, string>> {
  const wrong = expiryFault(expiry, now);
  return {
    ...(!isCardNumber(number) && { number: 'Check the card number: it is not complete, or a digit is wrong.' }),
    ...(wrong && { expiry: wrong === 'over' ? 'This card has expired.' : 'Enter month and year, such as 09 / 28.' }),
    ...(!/^\d{3,4}$/.test(code) && { code: 'Enter the 3 digits on the back, or the 4 on the front of an American Express card.' }),
    ...(name.trim() === '' && { name: 'Enter the name on the card.' }),
  };
}
