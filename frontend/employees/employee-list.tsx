import { NewPersonIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { employeeStatuses } from '../../events/employees/employee.enums.js';
import { employeeListColumns } from '../../projections/employee-list/employee-list.columns.js';
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
function mark(field: keyof EmployeeListRow & `is${string}`) {
  return { render: (row: EmployeeListRow) => (row[field] === 'Yes' ? 'Yes' : '') };
}

function columns(mayOpen: boolean): readonly Column<EmployeeListRow>[] {
  return columnsOf<EmployeeListRow>(employeeListColumns, {
    fullName: { render: (employee) => (mayOpen ? <Link to={detailOf(employee)} tabIndex={-1}>{employee.fullName}</Link> : employee.fullName) },
    employeeId: { render: ({ employeeId }) => employeeId },
    isSalesRep: mark('isSalesRep'),
    isSalesManager: mark('isSalesManager'),
    isSeniorSalesManager: mark('isSeniorSalesManager'),
    isToRep: mark('isToRep'),
    isMarketingRep: mark('isMarketingRep'),
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
