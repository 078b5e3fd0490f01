import { employeeFields, type EmployeeValues } from '../../events/employee-fields.values.js';
import { blankValues } from '../../events/field.values.js';

/** An employee as the stream tells it. `employeeId` 0: there is none. */
export interface Employee extends EmployeeValues {
  readonly employeeId: number;
  readonly status: string;
}

export const nobody: Employee = {
  ...blankValues(employeeFields),
  isSalesRep: 'No',
  isSalesManager: 'No',
  isSeniorSalesManager: 'No',
  isToRep: 'No',
  isMarketingRep: 'No',
  employeeId: 0,
  status: '',
};
