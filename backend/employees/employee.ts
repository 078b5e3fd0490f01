import { employeeFields, employeeFormFields, type EmployeeValues } from '../../events/employees/employee.fields.js';
import { EmployeeAdded, EmployeeRevised, EmployeeStatusChanged, type EmployeeEvent } from '../../events/employees/employee.events.js';
import { sensitiveOf } from '../../events/kernel/field.rules.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { permissionLabel } from '../../events/users/permission-words.rules.js';
import { contextOf, type Aggregate, type CommandContext } from '../platform/commands/aggregate.js';
import { AlreadyThere, Refusal } from '../platform/commands/refusal.js';
import { sentOver } from '../platform/commands/sent-over.js';
import { changesBetween } from '../platform/records/field-changes.js';
import { AddEmployee, ChangeEmployeeStatus, ReviseEmployee, type AnyEmployeeCommand } from './employee.commands.js';
import { describeEmployeeEvent } from './employee.history.js';
import { employeeFault, fullNameOf } from './employee.rules.js';
import { nobody, type Employee } from './employee.state.js';

/** Somebody who works here, whether or not they ever sign in. */
export const employee: Aggregate<Employee, AnyEmployeeCommand, EmployeeEvent, number> = {
  category: 'employee',
  noun: 'employee',
  initial: nobody,
  exists: ({ employeeId }) => employeeId !== 0,
  begins: [AddEmployee],
  fields: employeeFields,
  sensitive: sensitiveOf(employeeFields),
  describe: describeEmployeeEvent,

  decide(command, state, context) {
    if (command instanceof AddEmployee) return add(command, state, contextOf(command, context));
    if (command instanceof ReviseEmployee) return [...revise(command, state, contextOf(command, context)), ...changeStatus(command.status, state)];
    if (command instanceof ChangeEmployeeStatus) return changeStatus(command.status, state);
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'EmployeeImported':
        return { ...state, ...event.data };
      case 'EmployeeAdded':
        return { ...state, ...event.data, status: 'Active' };
      case 'EmployeeRevised':
        return { ...state, ...valuesAfter(event.data.changes) };
      case 'EmployeeStatusChanged':
        return { ...state, status: event.data.to };
      default:
        return event satisfies never;
    }
  },
};

function add(command: AddEmployee, state: Employee, context: CommandContext<AddEmployee, number>): EmployeeEvent[] {
  if (employee.exists(state)) throw new AlreadyThere(employee.noun, context.id);
  const added = after(command, state);
  refuseFault(added);
  refuseUser(command, state, context);
  return [EmployeeAdded({ employeeId: context.id, ...added })];
}

/** What the old system held stays as it is until it is changed. */
function revise(command: ReviseEmployee, state: Employee, context: CommandContext<ReviseEmployee>): EmployeeEvent[] {
  const values = after(command, state);
  const changes = changesBetween(employeeFields, { ...state }, { ...values });
  if (Object.keys(changes).length === 0) return [];
  refuseFault(values);
  refuseUser(command, state, context);
  return [EmployeeRevised({ changes })];
}

function changeStatus(to: string | undefined, { status }: Employee): EmployeeEvent[] {
  return to === undefined || to === status ? [] : [EmployeeStatusChanged({ from: status, to })];
}

/** What was sent over what was there. The full name follows a changed name and is else left as it came from the old system. */
function after(command: AddEmployee | ReviseEmployee, state: Employee): EmployeeValues {
  const values = { ...sentOver(employeeFormFields, { ...command }, state), fullName: state.fullName };
  const renamed = values.firstName !== state.firstName || values.lastName !== state.lastName;
  return renamed ? { ...values, fullName: fullNameOf(values) } : values;
}

function refuseFault(values: EmployeeValues): void {
  const fault = employeeFault(values);
  if (fault) throw new Refusal(fault.message, { field: fault.field });
}

/** A user belongs to one employee; only who sees the users may say to whom. */
function refuseUser({ userId }: AddEmployee | ReviseEmployee, state: Employee, { given: { namedUser }, issued }: CommandContext<AddEmployee>): void {
  if (userId === undefined || userId === state.userId) return;
  if (!issued.permissions.has('Settings_Main')) throw new Refusal(`Linking a user needs the permission ${permissionLabel('Settings_Main')}`, { field: 'userId', status: 403 });
  if (userId === 0) return;
  if (!namedUser?.exists) throw new Refusal(`There is no user ${userId}`, { field: 'userId' });
  const { usedBy } = namedUser;
  if (usedBy) throw new Refusal(`${usedBy.fullName} (employee ${usedBy.employeeId}) has this user already`, { field: 'userId', status: 409 });
}
