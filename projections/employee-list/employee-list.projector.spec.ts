import { blankValues } from '../../events/kernel/field.rules.js';
import { employeeFields } from '../../events/employees/employee.fields.js';
import { EmployeeAdded, employeeEvents, EmployeeImported, EmployeeRevised, EmployeeStatusChanged } from '../../events/employees/employee.events.js';
import { rowAfter } from '../../test/support/row-after.js';
import { employeeList } from './employee-list.projector.js';

const facts = {
  ...blankValues(employeeFields),
  employeeId: 12,
  firstName: 'Grace',
  lastName: 'Patel',
  fullName: 'Grace Patel',
  isSalesRep: 'Yes',
  isSalesManager: 'No',
  isSeniorSalesManager: 'No',
  isToRep: 'No',
  isMarketingRep: 'No',
};

const after = rowAfter(employeeList, 'employee-12');

describe('the list of employees', () => {
  it('hears every event of an employee', () => {
    expect([...employeeList.rules.keys()].sort()).toEqual(employeeEvents.map(({ type }) => type).sort());
  });

  it('shows somebody from the old system without a user, somebody new as active', () => {
    expect(after(EmployeeImported({ ...facts, status: 'Inactive' }))).toEqual({ ...facts, status: 'Inactive', userId: 0 });
    expect(after(EmployeeAdded({ ...facts, userId: 4 }))).toEqual({ ...facts, status: 'Active', userId: 4 });
  });

  it('follows what is changed', () => {
    const changes = { lastName: { from: 'Patel', to: 'Novak' }, fullName: { from: 'Grace Patel', to: 'Grace Novak' } };
    const row = after(EmployeeAdded({ ...facts, userId: 0 }), EmployeeRevised({ changes }), EmployeeStatusChanged({ from: 'Active', to: 'Inactive' }));
    expect(row).toMatchObject({ firstName: 'Grace', fullName: 'Grace Novak', status: 'Inactive' });
  });

  it('counts everybody once, under their status', () => {
    const row = after(EmployeeImported({ ...facts, status: 'Active' }))!;
    expect(employeeList.totals[0]?.contributions(row)).toEqual([{ key: 'Active', of: { status: 'Active' }, add: { count: 1 } }]);
  });
});
