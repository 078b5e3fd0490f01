import { mailFailureWords } from './mail-failure-words.js';

describe('Why a mail did not go', () => {
  it.each([
    [{ code: 'ESOCKET' }, 'The mail server cannot be reached (ESOCKET)'],
    [{ code: 'EENVELOPE', responseCode: 550 }, 'The mail server refused the address (EENVELOPE 550)'],
    [{ code: 'EMESSAGE', responseCode: 451 }, 'The mail server refused the message (EMESSAGE 451)'],
    [{ code: 'ENEW' }, 'The mail server did not take it (ENEW)'],
    [{}, 'The mail server did not take it'],
  ])('is said in words, and without an address: %j', (error, said) => {
    expect(mailFailureWords({ ...error, message: 'ellen@example.com is nobody' })).toBe(said);
  });
});
