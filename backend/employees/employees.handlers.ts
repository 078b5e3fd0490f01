import { handlersOf } from '../platform/commands/handlers-of.js';
import { AddEmployee, ChangeEmployeeStatus, ReviseEmployee } from './employee.commands.js';
import { employee } from './employee.js';

export const employeeHandlers = handlersOf(employee, [AddEmployee, ReviseEmployee, ChangeEmployeeStatus], ({ employeeId }) => employeeId);
