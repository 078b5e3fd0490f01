import { useMemo, useState } from 'react';
import type { HistoryEntry } from '../../backend/platform/records/history.js';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import { MergeDialog } from '../kit/conflict/merge-dialog.js';
import { RecordFormBox } from '../kit/form/record-form-box.js';
import { useLeaving } from '../kit/form/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { useRecordSaving } from '../server/use-record-saving.js';
import type { HeldRecord, RecordName } from '../server/use-record.js';
import type { Subject } from './permission-choice.js';
import { ReviewDialog } from './review-dialog.js';
import { UserSections } from './user-sections.js';
import { bodyOf, identityFields, permissionFields, ticked, valuesOfUser, withHomeRoutes } from './user-values.js';
import { changesNothing, startsElsewhere, whatChanges } from './what-changes.js';

interface UserFormProps {
  readonly name: RecordName;
  /** As it is on the server; the form opens with the first one it is given. */
  readonly now: HeldRecord<UserAnswer>;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly subject: Subject;
  readonly onClose: () => void;
}

/** Who somebody is and what they may do; what changes is shown before it is saved. */
export function UserForm({ name, now, entries, subject, onClose }: UserFormProps) {
  const [fields] = useState(() => [...identityFields, ...permissionFields(subject.held)]);
  const current = useMemo(() => valuesOfUser(now.data), [now.data]);
  const [reviewing, setReviewing] = useState(false);
  const save = useRecordSaving(name);
  const leave = useLeaving(onClose);
  const form = useRecordForm({
    fields,
    record: current,
    revision: now.revision,
    missed: entries,
    save: (changes, ifMatch) => save(bodyOf(changes), ifMatch),
    onSaved: leave,
  });
  const changes = whatChanges(fields, current, form.values);
  const review = async () => {
    if (!(await form.form.trigger(undefined, { shouldFocus: true }))) return;
    if (changesNothing(changes)) leave();
    else setReviewing(true);
  };
  const reviewed = { ...form, fields: withHomeRoutes(fields, ticked(form.values)), submit: review };
  return (
    <div className="user-form detail-wide">
      <RecordFormBox form={reviewed} onCancel={leave}>
        <UserSections form={reviewed} subject={subject} />
      </RecordFormBox>
      {reviewing && (
        <ReviewDialog
          name={subject.name}
          oneself={subject.oneself}
          changes={changes}
          startsAt={startsElsewhere(form.values)}
          onCancel={() => setReviewing(false)}
          onSave={() => (setReviewing(false), void form.submit())}
        />
      )}
      {form.merging && <MergeDialog noun="user" rows={form.merging} missed={form.missed} onKeepEditing={form.keepEditing} onSave={(choices) => void form.saveMerged(choices)} />}
    </div>
  );
}
