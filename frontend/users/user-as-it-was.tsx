import type { UserAnswer } from '../../backend/users/user-answer.js';
import { SectionCard } from '../kit/detail/sections/section-card.js';
import { Section } from '../kit/page/section.js';
import { OtherOptions } from './permissions/other-options.js';
import type { PermissionChoice } from './permissions/permission-choice.js';
import { PermissionMatrix } from './permissions/permission-matrix.js';
import { person } from './user-person.js';
import { nameOf } from './user-record.js';
import { heldBy, unknownOf } from './user-values.js';

/** A user who can only be read, as an older version. */
export function UserAsItWas({ user }: { readonly user: UserAnswer }) {
  const held = heldBy(user);
  const choice: PermissionChoice = {
    holds: (permission) => held.includes(permission),
    changed: () => false,
    fixed: () => undefined,
  };
  return (
    <div className="user-sections detail-wide">
      <SectionCard section={person} record={user} />
      <Section title="Permissions" note={`${held.length} given`}>
        <PermissionMatrix name={nameOf(user)} choice={choice} />
      </Section>
      <Section title="Other options">
        <OtherOptions unknown={unknownOf(held)} choice={choice} />
      </Section>
    </div>
  );
}
