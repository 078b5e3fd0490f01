import { mirrored, unmirrored } from './mirror.js';

describe('An address of the mirror', () => {
  it('is that of the screen with /rtl in the place of /admin, its search and all', () => {
    expect(mirrored('/admin/contracts-detail/1042?version=3')).toBe('/rtl/contracts-detail/1042?version=3');
    expect(mirrored('/admin')).toBe('/rtl');
    expect(unmirrored('/rtl/contracts')).toBe('/admin/contracts');
  });

  it('is only made for screens of the office', () => {
    expect(['/', '/auth/login-page', '/portal/rci-member/5', '/administration'].map(mirrored)).toEqual(['/', '/auth/login-page', '/portal/rci-member/5', '/administration']);
    expect(unmirrored('/rtlx/contracts')).toBe('/rtlx/contracts');
  });
});
