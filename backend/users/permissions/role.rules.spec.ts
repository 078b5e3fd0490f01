import { knownRole } from '../../../events/users/user.enums.js';
import { roleLabel } from './role.rules.js';

describe('a role', () => {
  it.each(['Sales_Manager', 'sales manager', ' SALES_MANAGER '])('is the same however it is written: %j', (text) => {
    expect(knownRole(text)).toBe('Sales_Manager');
    expect(roleLabel(text)).toBe('Sales Manager');
  });

  it('that nobody knows is called as it is written', () => {
    expect(knownRole('Night_Watch')).toBeUndefined();
    expect(roleLabel('Night_Watch')).toBe('Night Watch');
  });
});
