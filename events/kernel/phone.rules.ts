import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import type { FieldTable } from './field.rules.js';
import { isKeptAtHome } from './home-phone.rules.js';

/** Numbers without a country's code are American or Canadian. */
const HOME = { defaultCountry: 'US', extract: false } as const;

/**
 * A number as it is kept however it was typed: E.164, an extension behind it as RFC 3966 writes one, "+13055550174;ext=12".
 * Undefined for what cannot be a phone number.
 */
export function phoneNumber(written: string): string | undefined {
  // What is kept already needs no reading.
  if (isKeptAtHome(written)) return written;
  const phone = read(written);
  if (!phone?.isValid()) return undefined;
  return phone.ext ? `${phone.number};ext=${phone.ext}` : phone.number;
}

/** "(407) 555-0125", abroad "+44 20 7946 0018"; what is no phone number stays as it was written. */
export function formatPhone(written: string | null | undefined): string {
  const phone = written ? read(written) : undefined;
  if (!phone?.isPossible()) return written ?? '';
  return phone.countryCallingCode === '1' ? phone.formatNational() : phone.formatInternational();
}

/** Values that a read model keeps: phones that can be read in their one form, all else as it was said. */
export function phonesKept<Values extends object>(fields: FieldTable, values: Values): Values {
  const phones = Object.entries(values).filter(([name, value]) => fields[name]?.kind === 'phone' && value !== '');
  if (phones.length === 0) return values;
  return { ...values, ...Object.fromEntries(phones.map(([name, value]) => [name, phoneNumber(String(value)) ?? (value as unknown)])) };
}

function read(written: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(written, HOME);
}
