import { IsIn, IsOptional } from 'class-validator';
import { employeeFormFields } from '../../events/employees/employee.fields.js';
import { employeeStatuses } from '../../events/employees/employee.enums.js';
import { Command } from '../platform/commands/command.js';
import { commandWith } from '../platform/http/bodies/command-with.js';

/** What is known of the user that a command names. */
export interface NamedUser {
  readonly exists: boolean;
  /** The employee who has this user already. */
  readonly usedBy: { readonly employeeId: number; readonly fullName: string } | undefined;
}

/** Looked up by the server; undefined when the body names no user. */
export interface WithNamedUser {
  readonly namedUser: NamedUser | undefined;
}

/** Body of POST /api/Employees; a mark that is not sent is No. */
export class AddEmployee extends commandWith(employeeFormFields)<WithNamedUser> {}

/** Body of PUT /api/Employees/{id}: the whole employee; a field that is not sent stays as it is. */
export class ReviseEmployee extends commandWith(employeeFormFields)<WithNamedUser> {
  @IsOptional()
  @IsIn(employeeStatuses)
  status?: string;
}

/** Body of PUT /api/Employees/{id}/Status. */
export class ChangeEmployeeStatus extends Command {
  @IsIn(employeeStatuses)
  status!: string;
}

export const employeeCommands = [AddEmployee, ReviseEmployee, ChangeEmployeeStatus] as const;
export type AnyEmployeeCommand = InstanceType<(typeof employeeCommands)[number]>;
