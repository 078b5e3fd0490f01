import { loggablePath } from './loggable-path.js';

describe('a path in the log', () => {
  it.each([
    ['/api/Users/AuthToken/5F8oShCF9J5c_nOca0fH', '/api/Users/AuthToken/…'],
    ['/api/users/authtoken/5F8oShCF9J5c_nOca0fH', '/api/users/authtoken/…'],
    ['/auth/change-password/5F8oShCF9J5c', '/auth/change-password/…'],
    ['/api/Checkout/53/4000056655665556', '/api/Checkout/53/…'],
    ['/api/Contracts/1042', '/api/Contracts/1042'],
  ])('%s is written %s', (path, written) => {
    expect(loggablePath(path)).toBe(written);
  });
});
