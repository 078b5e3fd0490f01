import type { ReactNode } from 'react';
import { permissionLabel } from '../../events/users/permission-words.rules.js';
import { SectionEntries } from '../kit/form/fields/section-entries.js';
import type { FormState } from '../kit/form/form-state.js';
import { formatTime } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import { useSession } from '../server/session.js';
import { OtherOptions } from './permissions/other-options.js';
import { fixedFor, type PermissionChoice, type Subject } from './permissions/permission-choice.js';
import { PermissionMatrix } from './permissions/permission-matrix.js';
import { PresetButton } from './permissions/preset-button.js';
import { person } from './user-person.js';
import { ticked, unknownOf } from './user-values.js';

interface UserSectionsProps {
  readonly form: FormState;
  readonly subject: Subject;
}

/** Who somebody is and what they may do, to be written. */
export function UserSections({ form, subject }: UserSectionsProps) {
  const session = useSession();
  const held = ticked(form.values);
  const set = (permissions: readonly string[], to: boolean) => permissions.forEach((permission) => form.form.setValue(permission, String(to), { shouldDirty: true }));
  const choice: PermissionChoice = {
    holds: (permission) => form.values[permission] === true,
    changed: (permission) => (form.values[permission] === true) !== subject.held.includes(permission) && !form.news.has(permission),
    fixed: fixedFor(session, subject),
    onChange: set,
  };
  const preset = (text?: string) => <PresetButton role={String(form.values['role'])} text={text} held={held} subject={subject} onApply={({ added, removed }) => (set(added, true), set(removed, false))} />;
  const fault = form.problem?.body.field === 'permissions' ? form.problem.message : undefined;
  return (
    <div className="user-sections form-field-wide">
      <Section title={person.title}>
        <div className="form-fields">
          <SectionEntries section={person} />
        </div>
      </Section>
      <Section title="Permissions" note={`${held.length} given`} action={held.length > 0 && preset()}>
        {fault && <p className="form-fault">{fault}</p>}
        {held.length === 0 && <NothingGiven preset={preset('Give what the role starts out with')} />}
        <PermissionMatrix name={subject.name} choice={choice} />
        <div role="status">
          <PermissionNews form={form} />
        </div>
      </Section>
      <Section title="Other options">
        <OtherOptions unknown={unknownOf(subject.held)} choice={choice} />
      </Section>
    </div>
  );
}

/** Somebody who may sign in and open nothing is seldom what was meant. */
function NothingGiven({ preset }: { readonly preset: ReactNode }) {
  return (
    <p className="permission-none" role="note">
      Nothing is given yet: no page will open. {preset}
    </p>
  );
}

/** What a colleague gave or took while the form was open; it is in already. */
function PermissionNews({ form }: { readonly form: FormState }) {
  const news = [...form.news.values()].filter(({ kind }) => kind === 'yesNo');
  if (news.length === 0) return null;
  return (
    <p className="form-news">
      {news.map(({ field, by, at, theirs }) => (
        <span key={field} className="user-news">
          <b>{by}</b> {theirs === true ? 'gave' : 'took'} {permissionLabel(field)} at {formatTime(at)}
        </span>
      ))}
    </p>
  );
}
