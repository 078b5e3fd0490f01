import { handlersOf } from '../platform/commands/handlers-of.js';
import { AddEmployee, ChangeEmployeeStatus, ReviseEmployee } from './employee.commands.js';

export const employeeHandlers = handlersOf([AddEmployee, ReviseEmployee, ChangeEmployeeStatus]);
