import { permissionNames } from '../../../events/users/permission.enums.js';
import { roles } from '../../../events/users/user.enums.js';
import { rolePresets } from './role-presets.rules.js';

/** decisions.md B19, B20 and D1 section 6, by hand. */
describe('what a role starts out with', () => {
  it('is everything but the beta features for an executive', () => {
    expect(permissionNames.filter((permission) => !rolePresets.Executive.includes(permission))).toEqual(['Other_Beta']);
  });

  it('is everything but settings and users for QA', () => {
    expect(permissionNames.filter((permission) => !rolePresets.QA.includes(permission))).toEqual(['Users_Edit', 'Settings_Main']);
  });

  it('is three permissions for the tablet', () => {
    expect(rolePresets.Inventory_Tablet).toEqual(['Inventory_Main', 'Inventory_List', 'Inventory_Detail']);
  });

  it('is view, edit, admin and sensitive of both kinds of contract for closing, and view of members', () => {
    const of = (module: string) => ['Main', 'Detail', 'Edit', 'Sensitive', 'Admin'].map((action) => `${module}_${action}`);
    expect(rolePresets.Closing_Manager).toEqual([...of('Contracts'), ...of('Epic_Contracts'), 'Epic_Members_Main', 'Epic_Members_Detail']);
  });

  it('lets sales managers, but not sales administrators, see employees', () => {
    expect(rolePresets.Sales_Manager).toContain('Employees_Edit');
    expect(rolePresets.Sales_Administrator.filter((permission) => permission.startsWith('Employees'))).toEqual([]);
  });

  it.each(roles)('names each permission of %s once', (role) => {
    expect(new Set(rolePresets[role]).size).toBe(rolePresets[role].length);
  });
});
