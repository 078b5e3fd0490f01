import { Permissions } from './permissions.js';

describe('permissions', () => {
  it('are matched whole (decisions.md B1)', () => {
    const permissions = new Permissions('Epic_Contracts_Main, Tours_Main');
    expect(permissions.allow('Contracts_Main')).toBe(false);
    expect(permissions.allow('Epic_Contracts_Main')).toBe(true);
  });

  it('open what needs none, and what needs one of several', () => {
    const permissions = new Permissions('Tours_Main');
    expect(permissions.allow(undefined)).toBe(true);
    expect(permissions.allow(['Contracts_Main', 'Tours_Main'])).toBe(true);
  });
});
