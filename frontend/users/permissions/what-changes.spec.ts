import { bodyOf, identityFields, permissionFields, valuesOfUser } from '../user-values.js';
import { changesNothing, startsElsewhere, whatChanges } from './what-changes.js';

const ellen = {
  tenantId: 1,
  firstName: 'Ellen',
  lastName: 'Brooks',
  status: 'Active',
  email: 'ellen@example.com',
  role: 'Receptionist',
  homeRoute: '/admin/tours',
  permissions: 'Tours_Main,Something_Unknown',
  lastLogin: null,
  loginCount: 0,
  secondStep: false,
};
const fields = [...identityFields, ...permissionFields(['Tours_Main', 'Something_Unknown'])];
const now = valuesOfUser(ellen);

describe('what saving a user changes', () => {
  it('is said field by field, and by what is gained and lost', () => {
    const values = { ...now, lastName: 'Novak', homeRoute: '', Contracts_Main: true, Tours_Main: false, Something_Unknown: false };
    expect(whatChanges(fields, now, values)).toEqual({
      fields: [
        { label: 'Last name', from: 'Brooks', to: 'Novak' },
        { label: 'Home route', from: '/admin/tours', to: 'blank' },
      ],
      gained: ['Contracts_Main'],
      lost: ['Tours_Main', 'Something_Unknown'],
    });
  });

  it('is nothing when a box was ticked and unticked again', () => {
    expect(changesNothing(whatChanges(fields, now, { ...now, Contracts_Main: false }))).toBe(true);
  });

  it('is sent as what comes and what goes', () => {
    expect(bodyOf({ lastName: 'Novak', Contracts_Main: true, Tours_Main: false })).toEqual({ lastName: 'Novak', given: ['Contracts_Main'], taken: ['Tours_Main'] });
    expect(bodyOf({ lastName: 'Novak' })).toEqual({ lastName: 'Novak' });
  });

  it('tells where somebody starts who loses the page of their home route', () => {
    expect(startsElsewhere(now)).toBeUndefined();
    expect(startsElsewhere({ ...now, Tours_Main: false, Contracts_Main: true })).toBe('/admin/today');
  });
});
