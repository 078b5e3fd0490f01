import { LEAST_SCORE, passwordScore } from './password-score.rules.js';

describe('A password', () => {
  it.each(['aaaaaaaa', 'abcdefgh', '        ', '87654321', '00000000', 'Demo2026', 'qwertyuiop', 'Vacation2026', '1'.repeat(64)])('is easily guessed: %j', (password) => {
    expect(passwordScore(password)).toBeLessThan(LEAST_SCORE);
  });

  it.each(['correct horse battery', 'xK9#mQ2$', 'Quiet-Harbour-7', 'Möwen über Pier 9'])('is hard enough to guess: %j', (password) => {
    expect(passwordScore(password)).toBeGreaterThanOrEqual(LEAST_SCORE);
  });

  it('is easily guessed where it is made of what is known of the person', () => {
    expect(passwordScore('oyelaran2026')).toBeGreaterThanOrEqual(LEAST_SCORE);
    expect(passwordScore('oyelaran2026', ['grace', 'oyelaran'])).toBeLessThan(LEAST_SCORE);
  });

  it('is judged by its first 64 letters, however long it is', () => {
    expect(passwordScore(`${'0'.repeat(64)}correct horse battery`)).toBeLessThan(LEAST_SCORE);
  });
});
