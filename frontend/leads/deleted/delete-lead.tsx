import { Button } from '@blueprintjs/core';
import { TrashIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Question } from '../../kit/page/question.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { toastWithUndo } from '../../kit/toast.js';
import { useSession } from '../../server/session.js';
import { useCommand } from '../../server/use-command.js';

interface DeleteLeadProps {
  readonly leadId: number;
  readonly name: string;
  readonly onDeleted?: () => void;
}

/** Asks first; refused where tours or contracts came of the lead (`decisions.md B14`), and taken back by Undo. */
export function DeleteLead({ leadId, name, onDeleted }: DeleteLeadProps) {
  const { may } = useSession();
  const [asking, setAsking] = useState(false);
  const restore = useCommand({ url: `/api/Leads/${leadId}/Restore` });
  const remove = useCommand({
    method: 'DELETE',
    url: `/api/Leads/${leadId}`,
    onDone: () => {
      void toastWithUndo(`${name || `Lead ${leadId}`} is deleted`, () => void restore.run(undefined));
      onDeleted?.();
    },
  });
  if (!may('Leads_Admin')) return null;
  return (
    <>
      <Button icon={<TrashIcon />} text="Delete" loading={remove.pending} onClick={() => setAsking(true)} />
      <Question
        open={asking}
        confirmText="Delete"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void remove.run(undefined);
        }}
      >
        {name || 'This lead'} (lead {leadId}) will be deleted. It can be restored from the deleted leads.
      </Question>
      {[remove, restore].map(({ problem, retry, dismiss }, place) => problem && <ProblemBar key={place} problem={problem} retry={retry} dismiss={dismiss} />)}
    </>
  );
}
