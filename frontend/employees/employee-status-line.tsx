import { partsOf } from '../../backend/employees/employee.rules.js';
import { employeeStatuses } from '../../events/employees/employee.enums.js';
import type { Confirmation } from '../kit/detail/confirm-dialog.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { StatusLine } from '../kit/detail/status/status-line.js';
import type { Employee } from './employee-record.js';

/** The status, the number and the parts in a sale. */
export function EmployeeStatusLine({ open }: { readonly open: OpenRecord<Employee> }) {
  const employee = open.data;
  return (
    <StatusLine
      open={open}
      status={{ field: 'status', words: employeeStatuses, part: 'Status', confirms: (to) => leaving(to, employee) }}
      said={[`Employee ${employee.employeeId}`, partsOf(employee)]}
    />
  );
}

function leaving(to: string, { fullName, userId }: Employee): Confirmation | undefined {
  if (to !== 'Inactive') return undefined;
  const user = userId === 0 ? '' : ' Their user can still sign in until it is deactivated as well.';
  return { question: `${fullName} will no longer be offered for leads, tours and contracts. What has their name on it keeps it.${user}`, confirmText: 'Deactivate' };
}
