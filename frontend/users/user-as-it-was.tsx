import { roleLabel } from '../../backend/users/role.rules.js';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import { RecordFacts } from '../kit/detail/record-facts.js';
import { formatDateTime } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import { OtherOptions } from './other-options.js';
import type { PermissionChoice } from './permission-choice.js';
import { PermissionMatrix } from './permission-matrix.js';
import { heldBy, unknownOf } from './user-values.js';

/** A user who can only be read, as an older version. */
export function UserAsItWas({ user }: { readonly user: UserAnswer }) {
  const held = heldBy(user);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const choice: PermissionChoice = {
    holds: (permission) => held.includes(permission),
    changed: () => false,
    fixed: () => undefined,
  };
  return (
    <div className="user-sections detail-wide">
      <Section title="Who it is">
        <RecordFacts
          record={{ ...user }}
          lines={[
            { label: 'Name', fields: ['firstName', 'lastName'], value: name },
            { label: 'Email', fields: ['email'], value: user.email },
            { label: 'Role', fields: ['role'], value: roleLabel(user.role) },
            { label: 'Home route', fields: ['homeRoute'], value: user.homeRoute },
            { label: 'Status', fields: ['status'], value: user.status },
            { label: 'Last login', fields: ['lastLogin'], value: formatDateTime(user.lastLogin) },
          ]}
        />
      </Section>
      <Section title="Permissions" note={`${held.length} given`}>
        <PermissionMatrix name={name} choice={choice} />
      </Section>
      <Section title="Other options">
        <OtherOptions unknown={unknownOf(held)} choice={choice} />
      </Section>
    </div>
  );
}
