import { EmployeeAdded, EmployeeImported, EmployeeRevised, EmployeeStatusChanged } from '../../events/employee.js';
import type { DomainEvent, RecordedEvent } from '../../events/event.js';
import { employeeList } from './employee-list.projector.js';
import type { EmployeeListRow } from './employee-list.read-model.js';

const facts = {
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

function rowAfter(...events: DomainEvent[]): EmployeeListRow | undefined {
  return events.reduce<EmployeeListRow | undefined>((row, event) => {
    const recorded = { ...event, stream: 'employee-12' } as RecordedEvent;
    return employeeList.rules.get(event.type)?.apply(row, recorded) ?? undefined;
  }, undefined);
}

describe('the list of employees', () => {
  it('shows somebody from the old system without a user, somebody new as active', () => {
    expect(rowAfter(EmployeeImported({ ...facts, status: 'Inactive' }))).toEqual({ ...facts, status: 'Inactive', userId: 0 });
    expect(rowAfter(EmployeeAdded({ ...facts, userId: 4 }))).toEqual({ ...facts, status: 'Active', userId: 4 });
  });

  it('follows what is changed', () => {
    const changes = { lastName: { from: 'Patel', to: 'Novak' }, fullName: { from: 'Grace Patel', to: 'Grace Novak' } };
    const row = rowAfter(EmployeeAdded({ ...facts, userId: 0 }), EmployeeRevised({ changes }), EmployeeStatusChanged({ from: 'Active', to: 'Inactive' }));
    expect(row).toMatchObject({ firstName: 'Grace', fullName: 'Grace Novak', status: 'Inactive' });
  });

  it('counts everybody once, under their status', () => {
    const row = rowAfter(EmployeeImported({ ...facts, status: 'Active' }))!;
    expect(employeeList.totals[0]?.contributions(row)).toEqual([{ key: 'Active', of: { status: 'Active' }, add: { count: 1 } }]);
  });
});
