import { Link } from 'react-router-dom';
import { employeeListFields } from '../../events/employees/employee.fields.js';
import { sectionsOf } from '../kit/detail/sections/record-section.js';
import { useSession } from '../server/session.js';
import type { Employee } from './employee-record.js';

const mark = { required: true } as const;

/** An employee by section, as the cards show them and the form edits them. */
export const { person, parts } = sectionsOf<Employee>()(
  employeeListFields,
  {
    person: {
      title: 'Person',
      fields: {
        firstName: { required: 'Please enter a first name' },
        lastName: { required: 'Please enter a last name' },
        employeeId: { asked: false },
        userId: { label: 'Signs in as', shown: (employee) => (employee.userId === 0 ? null : <User {...employee} />) },
      },
    },
    parts: { title: 'Parts in a sale', fields: { isSalesRep: mark, isSalesManager: mark, isSeniorSalesManager: mark, isToRep: mark, isMarketingRep: mark, team: {} } },
  },
  { fullName: 'The title.', status: 'Beside the title.' },
);

function User({ userId, userName }: Pick<Employee, 'userId' | 'userName'>) {
  const { may } = useSession();
  const name = userName || `User ${userId}`;
  return may('Users_Edit') ? <Link to={`/admin/users-edit/${userId}`}>{name}</Link> : name;
}
