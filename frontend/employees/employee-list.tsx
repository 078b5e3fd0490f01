import { NewPersonIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { employeeMarks, employeeStatuses } from '../../events/employee.values.js';
import type { EmployeeListRow } from '../../projections/employee-list/employee-list.read-model.js';
import type { Column, CountStripDefinition, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { LinkButton } from '../kit/page/link-button.js';
import { useSession } from '../server/session.js';

const counts: CountStripDefinition = {
  list: 'employee-totals',
  field: 'status',
  count: 'count',
  chips: [{ label: 'All' }, ...employeeStatuses.map((status) => ({ label: status, values: [status] }))],
};

function detailOf({ employeeId }: EmployeeListRow): string {
  return `/admin/employees-detail/${employeeId}`;
}

/** Only a Yes is said: who plays which part is then seen at a glance. */
function mark(field: keyof EmployeeListRow & `is${string}`, label: string, width: number, name = label): Column<EmployeeListRow> {
  return { field, label, name, kind: 'yesNo', width, options: employeeMarks, render: (row) => (row[field] === 'Yes' ? 'Yes' : '') };
}

function columns(mayOpen: boolean): readonly Column<EmployeeListRow>[] {
  return [
    {
      field: 'fullName',
      label: 'Employee',
      name: 'Name',
      kind: 'text',
      width: 220,
      render: (employee) => (mayOpen ? <Link to={detailOf(employee)} tabIndex={-1}>{employee.fullName}</Link> : employee.fullName),
    },
    { field: 'employeeId', label: 'Number', name: 'Employee number', kind: 'number', align: 'start', width: 84, filterable: false, render: ({ employeeId }) => employeeId },
    { field: 'status', label: 'Status', kind: 'status', width: 120, options: employeeStatuses },
    mark('isSalesRep', 'Sales rep', 104),
    mark('isSalesManager', 'Manager', 104, 'Sales manager'),
    mark('isSeniorSalesManager', 'Senior', 96, 'Senior sales manager'),
    mark('isToRep', 'TO rep', 92),
    mark('isMarketingRep', 'Marketing', 112, 'Marketing rep'),
    { field: 'firstName', label: 'First name', kind: 'text', width: 120, hidden: true },
    { field: 'lastName', label: 'Last name', kind: 'text', width: 120, hidden: true },
  ];
}

/** /admin/employees */
export function EmployeeList() {
  const { may } = useSession();
  const [mayOpen, mayAdd] = [may('Employees_Detail'), may('Employees_New')];
  const definition = useMemo<ListDefinition<EmployeeListRow>>(() => {
    const add = mayAdd && <LinkButton to="/admin/employees-new" intent="primary" icon={<NewPersonIcon />} text="New employee" />;
    return {
      list: 'employee-list',
      key: 'employeeId',
      title: 'Employees',
      noun: { one: 'employee', many: 'employees' },
      columns: columns(mayOpen),
      defaultSort: 'fullName',
      searchPlaceholder: 'Name…',
      counts,
      actions: add,
      empty: { text: 'No employees found.', action: add },
      ...(mayOpen ? { link: detailOf, peek: { title: ({ fullName }) => fullName, url: ({ employeeId }) => `/api/Employees/${employeeId}` } } : {}),
    };
  }, [mayOpen, mayAdd]);
  return <ListScreen definition={definition} />;
}
