import { formatPhone } from '../kit/format/phone.js';
import { fetchPhoneLibrary, needsPhoneLibrary } from './phone-library.js';

/** @own-world: once the library is there, it is there for all. */
it('An answer that names a number from abroad waits for the library; one with numbers at home does not', async () => {
  expect(needsPhoneLibrary('{"mobilePhone":"+14075550125","note":"+1 for lunch at 12"}')).toBe(false);
  expect(needsPhoneLibrary('{"mobilePhone":"+442079460018"}')).toBe(true);
  expect(needsPhoneLibrary('{"mobilePhone":"+14075550125;ext=12"}')).toBe(true);
  expect(formatPhone('+14075550125')).toBe('(407) 555-0125');
  await fetchPhoneLibrary();
  expect(formatPhone('+442079460018')).toBe('+44 20 7946 0018');
  expect(needsPhoneLibrary('{"mobilePhone":"+442079460018"}')).toBe(false);
});
