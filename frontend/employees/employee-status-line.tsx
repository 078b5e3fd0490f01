import { partsOf } from '../../backend/employees/employee.rules.js';
import { employeeStatuses } from '../../events/employee.values.js';
import type { Confirmation } from '../kit/detail/confirm-dialog.js';
import { StatusMenu } from '../kit/detail/status-menu.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useCommand } from '../server/use-command.js';
import type { RecordName } from '../server/use-record.js';
import type { Employee } from './employee-record.js';

interface EmployeeStatusLineProps {
  readonly name: RecordName;
  readonly employee: Employee;
  readonly editable: boolean;
}

/** The status, and the facts that people say aloud. */
export function EmployeeStatusLine({ name, employee, editable }: EmployeeStatusLineProps) {
  const change = useCommand<Pick<Employee, 'status'>, Employee>({
    method: 'PUT',
    url: `${name.url}/Status`,
    record: name,
    optimistic: (current, { status }) => ({ ...current, status }),
  });
  const parts = partsOf(employee);
  return (
    <span className="status-line">
      <StatusMenu
        label="Status"
        status={employee.status}
        statuses={employeeStatuses}
        confirms={(to) => leaving(to, employee)}
        onChange={editable ? (status) => void change.run({ status }) : undefined}
        unconfirmed={change.pending}
      />
      <span className="said-aloud">
        <span>Employee {employee.employeeId}</span>
        {parts && <span>{parts}</span>}
      </span>
      {change.problem && <ProblemBar problem={change.problem} retry={change.retry} dismiss={change.dismiss} />}
    </span>
  );
}

function leaving(to: string, { fullName, userId }: Employee): Confirmation | undefined {
  if (to !== 'Inactive') return undefined;
  const user = userId === 0 ? '' : ' Their user can still sign in until it is deactivated as well.';
  return { question: `${fullName} will no longer be offered for leads, tours and contracts. What has their name on it keeps it.${user}`, confirmText: 'Deactivate' };
}
