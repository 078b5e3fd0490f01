import { loggablePath, withoutTokenLinks } from './loggable-path.js';

describe('a path in the log', () => {
  it.each([
    ['/api/Users/AuthToken/5F8oShCF9J5c_nOca0fH', '/api/Users/AuthToken/…'],
    ['/api/users/authtoken/5F8oShCF9J5c_nOca0fH', '/api/users/authtoken/…'],
    ['/auth/change-password/5F8oShCF9J5c', '/auth/change-password/…'],
    ['/api/Contracts/1042', '/api/Contracts/1042'],
  ])('%s is written %s', (path, written) => {
    expect(loggablePath(path)).toBe(written);
  });

  it('leaves no link out of a mail that opens an account, and every other in', () => {
    expect(withoutTokenLinks('Choose it here:\n\nhttps://a.example/auth/change-password/abc-DEF_1\n\nOr https://a.example/help.')).toBe(
      'Choose it here:\n\n(a link that is its recipient’s alone)\n\nOr https://a.example/help.',
    );
  });
});
