import { formatHomePhone } from '../../../events/kernel/home-phone.rules.js';
import { fetchPhoneLibrary, phoneLibrary } from '../../server/phone-library.js';

/** "(407) 555-0125", abroad "+44 20 7946 0018"; what is no phone number stays as it was written. */
export function formatPhone(written: string | null | undefined): string {
  if (!written) return '';
  const atHome = formatHomePhone(written);
  if (atHome !== undefined) return atHome;
  const format = phoneLibrary();
  if (!format) void fetchPhoneLibrary();
  return format?.(written) ?? written;
}
