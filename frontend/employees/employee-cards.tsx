import { Link } from 'react-router-dom';
import { employeeMarkFields, employeeNameFields } from '../../events/employee-fields.values.js';
import { line, RecordFacts } from '../kit/detail/record-facts.js';
import { Section } from '../kit/page/section.js';
import { useSession } from '../server/session.js';
import type { Employee } from './employee-record.js';

interface CardProps {
  readonly employee: Employee;
}

export function PersonCard({ employee }: CardProps) {
  const { may } = useSession();
  const { userId, userName, employeeId } = employee;
  const user = userId === 0 ? null : userName || `User ${userId}`;
  return (
    <Section title="Person">
      <RecordFacts
        record={{ ...employee }}
        lines={[
          line(employeeNameFields, { ...employee }, 'firstName'),
          line(employeeNameFields, { ...employee }, 'lastName'),
          { label: 'Employee number', fields: ['employeeId'], value: employeeId },
          { label: 'Signs in as', fields: ['userId'], value: user && may('Users_Edit') ? <Link to={`/admin/users-edit/${userId}`}>{user}</Link> : user },
        ]}
      />
    </Section>
  );
}

export function PartsCard({ employee }: CardProps) {
  return (
    <Section title="Parts in a sale">
      <RecordFacts record={{ ...employee }} lines={Object.keys(employeeMarkFields).map((name) => line(employeeMarkFields, { ...employee }, name))} />
    </Section>
  );
}
