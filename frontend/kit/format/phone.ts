import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Numbers without a country's code are American or Canadian. */
const HOME = { defaultCountry: 'US', extract: false } as const;

/** "(407) 555-0125", abroad "+44 20 7946 0018"; what is no phone number stays as it was written. Only for display: what is stored and searched is left alone. */
export function formatPhone(written: string | null | undefined): string {
  const phone = written ? parsePhoneNumberFromString(written, HOME) : undefined;
  if (!phone?.isPossible()) return written ?? '';
  return phone.countryCallingCode === '1' ? phone.formatNational() : phone.formatInternational();
}
