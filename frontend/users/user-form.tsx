import { useMemo, useState } from 'react';
import type { UserAnswer } from '../../backend/users/user-answer.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { RecordForm } from '../kit/form/record-form.js';
import { useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm } from '../kit/form/use-record-form.js';
import { useRecordSaving } from '../server/use-record-saving.js';
import type { Subject } from './permissions/permission-choice.js';
import { ReviewDialog } from './permissions/review-dialog.js';
import { UserSections } from './user-sections.js';
import { bodyOf, identityFields, permissionFields, ticked, valuesOfUser, withHomeRoutes } from './user-values.js';
import { changesNothing, startsElsewhere, whatChanges } from './permissions/what-changes.js';

interface UserFormProps {
  readonly open: OpenRecord<UserAnswer>;
  readonly subject: Subject;
  readonly onClose: () => void;
}

/** Who somebody is and what they may do; what changes is shown before it is saved. */
export function UserForm({ open, subject, onClose }: UserFormProps) {
  const [fields] = useState(() => [...identityFields, ...permissionFields(subject.held)]);
  const current = useMemo(() => valuesOfUser(open.now.data), [open.now.data]);
  const [reviewing, setReviewing] = useState(false);
  const save = useRecordSaving(open.name);
  const leave = useLeaving(onClose);
  const form = useRecordForm({ open, fields, values: current, save: (changes, ifMatch) => save(bodyOf(changes), ifMatch), onSaved: leave });
  const changes = whatChanges(fields, current, form.values);
  const review = async () => {
    if (!(await form.form.trigger(undefined, { shouldFocus: true }))) return;
    if (changesNothing(changes)) leave();
    else setReviewing(true);
  };
  const reviewed = { ...form, fields: withHomeRoutes(fields, ticked(form.values)), submit: review };
  return (
    <div className="user-form detail-wide">
      <RecordForm form={reviewed} noun={open.noun} onCancel={leave}>
        <UserSections form={reviewed} subject={subject} />
      </RecordForm>
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
    </div>
  );
}
