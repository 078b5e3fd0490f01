import type { PermissionName } from '../../../events/users/permission.enums.js';
import { holdsAny, parsePermissions } from './permissions.js';

describe('permissions', () => {
  // worked-examples.json, permission_matching (decisions.md B1)
  it.each([
    ['Epic_Contracts_Main,Epic_Contracts_Edit', 'Contracts_Main', false],
    ['Epic_Contracts_Edit', 'Contracts_Edit', false],
    ['Epic_Contracts_Detail', 'Contracts_Detail', false],
    ['Epic_Contracts_New', 'Contracts_New', false],
    ['Contracts_Main', 'Epic_Contracts_Main', false],
    ['Leads_Main, Leads_New', 'Leads_New', true],
    ['leads_main', 'Leads_Main', false],
    ['', 'Leads_Main', false],
  ])('of %j hold %s: %s', (held, needed, expected) => {
    expect(holdsAny(parsePermissions(held), [needed as PermissionName])).toBe(expected);
  });
});
