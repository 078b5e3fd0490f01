import { EmployeeAdded, EmployeeImported, EmployeeRevised, EmployeeStatusChanged, type EmployeeEvent } from '../../events/employees/employee.events.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { send } from '../../test/support/send.js';
import type { AddressedCommand } from '../platform/commands/dispatched-command.js';
import { AddEmployee, ChangeEmployeeStatus, ReviseEmployee, type NamedUser } from './employee.commands.js';
import { employee } from './employee.js';
import { blankEmployee } from './employee.rules.js';
import type { Employee } from './employee.state.js';

const issued = issuedWith('Employees_Edit', 'Settings_Main');
const marks = { isSalesRep: 'Yes', isSalesManager: 'No', isSeniorSalesManager: 'No', isToRep: 'No', isMarketingRep: 'No' };
const imported = EmployeeImported({ employeeId: 12, firstName: 'Grace', lastName: 'Patel', fullName: 'Grace Patel', ...marks, status: 'Active' });
const free = { exists: true, usedBy: undefined };

const given = (...events: EmployeeEvent[]): Employee =>
  events.reduce((state, event) => employee.evolve(state, event as RecordedEvent<EmployeeEvent>), employee.initial);
const when = (state: Employee, addressed: AddressedCommand, by = issued) => decide(addressed, state, by) as EmployeeEvent[];
const add = (fields: Partial<AddEmployee>) => send(employee, 41, Object.assign(new AddEmployee(), fields), { namedUser: undefined });
const revise = (fields: Partial<ReviseEmployee>, namedUser?: NamedUser) => send(employee, 12, Object.assign(new ReviseEmployee(), fields), { namedUser });

describe('A new employee', () => {
  it('has a full name from both names, is marked No where nothing was said, and is active', () => {
    const events = when(employee.initial, add({ firstName: 'Olga', lastName: 'Meyer', isToRep: 'yes' }));
    const facts = { ...blankEmployee, isSalesRep: 'No', isToRep: 'Yes', firstName: 'Olga', lastName: 'Meyer', fullName: 'Olga Meyer', userId: 0 };
    expect(events).toEqual([EmployeeAdded({ employeeId: 41, ...facts })]);
    expect(given(...events)).toMatchObject({ employeeId: 41, status: 'Active', isToRep: 'Yes' });
  });

  it.each([
    ['firstName', { lastName: 'Meyer' }, 'Please enter a first name'],
    ['lastName', { firstName: 'Olga' }, 'Please enter a last name'],
    ['isToRep', { firstName: 'Olga', lastName: 'Meyer', isToRep: 'Maybe' }, 'TO rep must be Yes or No'],
    ['isSalesManager', { firstName: 'Olga', lastName: 'Meyer', isSeniorSalesManager: 'Yes' }, 'A senior sales manager is a sales manager too'],
  ])('is refused for its %s', (field, fields, message) => {
    expect(() => when(employee.initial, add(fields))).toThrow(expect.objectContaining({ message, options: expect.objectContaining({ field }) }));
  });

  it('is added once', () => {
    expect(() => when(given(imported), add({}))).toThrow('There is an employee 41 already');
  });
});

describe('An employee', () => {
  it('changes by what differs, and the full name follows', () => {
    expect(when(given(imported), revise({ lastName: 'Novak', isSalesRep: 'no', status: 'Inactive' }))).toEqual([
      EmployeeRevised({
        changes: { lastName: { from: 'Patel', to: 'Novak' }, fullName: { from: 'Grace Patel', to: 'Grace Novak' }, isSalesRep: { from: 'Yes', to: 'No' } },
      }),
      EmployeeStatusChanged({ from: 'Active', to: 'Inactive' }),
    ]);
  });

  it('does not change when the same is sent again', () => {
    const { employeeId: _, ...same } = given(imported);
    expect(when(given(imported), revise(same))).toEqual([]);
  });

  it('keeps what the old system held, right or wrong, until that is changed', () => {
    const odd = EmployeeImported({ ...imported.data, fullName: 'Gracie P.', isSeniorSalesManager: 'Yes' });
    expect(when(given(odd), revise({ firstName: 'Grace', isSeniorSalesManager: 'Yes' }))).toEqual([]);
    expect(() => when(given(odd), revise({ isToRep: 'Yes' }))).toThrow('A senior sales manager is a sales manager too');
    expect(when(given(odd), revise({ isSalesManager: 'Yes' }))).toEqual([EmployeeRevised({ changes: { isSalesManager: { from: 'No', to: 'Yes' } } })]);
  });

  it('leaves and comes back', () => {
    const leave = send(employee, 12, commandOf(ChangeEmployeeStatus, { status: 'Inactive' }));
    const left = EmployeeStatusChanged({ from: 'Active', to: 'Inactive' });
    expect(when(given(imported), leave)).toEqual([left]);
    expect(when(given(imported, left), leave)).toEqual([]);
    expect(given(imported, left)).toMatchObject({ status: 'Inactive', fullName: 'Grace Patel' });
  });

  it('that nobody added cannot be changed', () => {
    expect(() => when(employee.initial, revise({ lastName: 'Novak' }))).toThrow('There is no employee 12');
  });
});

describe('The user of an employee', () => {
  const linked = EmployeeRevised({ changes: { userId: { from: 0, to: 4 } } });

  it('is linked and taken away', () => {
    expect(when(given(imported), revise({ userId: 4 }, free))).toEqual([linked]);
    expect(when(given(imported, linked), revise({ userId: 0 }))).toEqual([EmployeeRevised({ changes: { userId: { from: 4, to: 0 } } })]);
  });

  it('exists, and is nobody else’s', () => {
    expect(() => when(given(imported), revise({ userId: 4 }, { exists: false, usedBy: undefined }))).toThrow('There is no user 4');
    const taken = { exists: true, usedBy: { employeeId: 3, fullName: 'Carlos Ivanova' } };
    expect(() => when(given(imported), revise({ userId: 4 }, taken))).toThrow('Carlos Ivanova (employee 3) has this user already');
  });

  it('is chosen only by who sees the users; who sends it back unchanged is not asked', () => {
    const clerk = { ...issued, permissions: new Set(['Employees_Edit']) };
    expect(() => when(given(imported), revise({ userId: 4 }, free), clerk)).toThrow('needs the permission Settings: users, company');
    expect(when(given(imported, linked), revise({ userId: 4 }, free), clerk)).toEqual([]);
  });
});

describe('The history of an employee', () => {
  const told = (event: EmployeeEvent) => employee.describe(event as RecordedEvent<EmployeeEvent>);

  it('reads as people would say it, without the full name that only follows', () => {
    const changes = { lastName: { from: 'Patel', to: 'Novak' }, fullName: { from: 'Grace Patel', to: 'Grace Novak' } };
    expect(told(EmployeeRevised({ changes }))).toEqual({ title: 'Last name', changes: [{ field: 'lastName', label: 'Last name', kind: 'text', from: 'Patel', to: 'Novak' }] });
    expect(told(EmployeeStatusChanged({ from: 'Active', to: 'Inactive' })).title).toBe('Status');
    expect(told(imported).title).toBe('Taken over from the old system');
  });
});
