import { Link } from 'react-router-dom';
import { employeeListFields } from '../../events/employees/employee.fields.js';
import type { RecordSection } from '../kit/detail/record-section.js';
import { useSession } from '../server/session.js';
import type { Employee } from './employee-record.js';

/** An employee by section, as the cards show them and the form edits them. */

export const person: RecordSection<Employee> = {
  title: 'Person',
  table: employeeListFields,
  fields: {
    firstName: { required: 'Please enter a first name' },
    lastName: { required: 'Please enter a last name' },
    employeeId: {},
    userId: { label: 'Signs in as', shown: (employee) => (employee.userId === 0 ? null : <User {...employee} />) },
  },
};

const mark = { required: true } as const;

export const parts: RecordSection<Employee> = {
  title: 'Parts in a sale',
  table: employeeListFields,
  fields: { isSalesRep: mark, isSalesManager: mark, isSeniorSalesManager: mark, isToRep: mark, isMarketingRep: mark },
};

function User({ userId, userName }: Pick<Employee, 'userId' | 'userName'>) {
  const { may } = useSession();
  const name = userName || `User ${userId}`;
  return may('Users_Edit') ? <Link to={`/admin/users-edit/${userId}`}>{name}</Link> : name;
}
