import type { employeeStatuses } from '../../events/employees/employee.enums.js';
import type { Tone } from '../kit/status/status-tone.js';

/** Whether somebody works here. */
export const employeeTones: Readonly<Record<(typeof employeeStatuses)[number], Tone>> = {
  Active: 'green',
  Inactive: 'plain',
};
