import { NewPersonIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { employeeStatuses } from '../../events/employee.values.js';
import { employeeListFields } from '../../events/employee-fields.values.js';
import type { EmployeeListRow } from '../../projections/employee-list/employee-list.read-model.js';
import { columnsOf } from '../kit/list/columns-of.js';
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
function mark(field: keyof EmployeeListRow & `is${string}`, width: number) {
  return { width, render: (row: EmployeeListRow) => (row[field] === 'Yes' ? 'Yes' : '') };
}

function columns(mayOpen: boolean): readonly Column<EmployeeListRow>[] {
  return columnsOf<EmployeeListRow>(employeeListFields, {
    fullName: {
      width: 220,
      render: (employee) => (mayOpen ? <Link to={detailOf(employee)} tabIndex={-1}>{employee.fullName}</Link> : employee.fullName),
    },
    employeeId: { align: 'start', width: 84, filterable: false, render: ({ employeeId }) => employeeId },
    status: { width: 120 },
    isSalesRep: mark('isSalesRep', 104),
    isSalesManager: mark('isSalesManager', 104),
    isSeniorSalesManager: mark('isSeniorSalesManager', 96),
    isToRep: mark('isToRep', 92),
    isMarketingRep: mark('isMarketingRep', 112),
    firstName: { width: 120, hidden: true },
    lastName: { width: 120, hidden: true },
  });
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
