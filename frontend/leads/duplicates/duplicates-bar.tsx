import { Button } from '@blueprintjs/core';
import { DuplicateIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RecordBar } from '../../kit/detail/record-bar.js';
import { ReasonDialog } from '../../kit/detail/reason-dialog.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { toastWithUndo } from '../../kit/toast.js';
import { useSession } from '../../server/session.js';
import { useCommand } from '../../server/use-command.js';
import type { Lead, OpenLead } from '../lead-record.js';
import { duplicateFacts, sharedBy, type Sharing } from './match-words.js';
import { MergeLeadsDialog } from './merge-leads-dialog.js';
import { useDuplicatesOf } from './use-duplicates.js';
import './duplicates.css';

interface ToldApart {
  readonly otherId: number;
  readonly reason?: string;
}

/** A phone may be that of a whole house: more of them than this are named when somebody asks. */
const IN_ONE_LINE = 2;

/** Above a lead that others are like: who they are, and whether they are the same. */
export function DuplicatesBar({ open }: { readonly open: OpenLead }) {
  const { may } = useSession();
  const { leadId, deleted, mergedInto } = open.data;
  const duplicates = useDuplicatesOf(leadId, open.now.revision, !open.inThePast && !deleted && mergedInto === 0);
  const [asked, setAsked] = useState<'apart' | 'merge'>();
  const [told, setTold] = useState<ReadonlySet<number>>(new Set());
  const [unfolded, setUnfolded] = useState(false);
  const url = ({ otherId }: ToldApart) => `${open.name.url}/ToldApart/${otherId}`;
  const untell = useCommand<ToldApart, Lead>({ method: 'DELETE', url, record: open.name, onDone: () => setTold(new Set()) });
  const tell = useCommand<ToldApart, Lead>({ method: 'PUT', url, record: open.name });
  const shown = duplicates.filter((one) => !told.has(one.leadId));
  const groups = sharedBy(shown).map((group) => ({ ...group, named: unfolded || group.leads.length <= IN_ONE_LINE + 1 ? group.leads : group.leads.slice(0, IN_ONE_LINE) }));
  const hidden = shown.length - groups.reduce((sum, { named }) => sum + named.length, 0);
  const notUndone = untell.problem && <ProblemBar problem={untell.problem} retry={untell.retry} dismiss={untell.dismiss} />;
  if (shown.length === 0) return notUndone;

  const tellApart = async (reason: string) => {
    setAsked(undefined);
    const done: number[] = [];
    for (const { leadId: otherId } of shown) {
      if (!(await tell.run({ otherId, reason }))) break;
      done.push(otherId);
    }
    if (done.length === 0) return;
    setTold(new Set(done));
    void toastWithUndo(done.length === 1 ? `Lead ${done[0]} is somebody else` : `${done.length} leads are somebody else`, () => done.forEach((otherId) => void untell.run({ otherId })));
  };
  return (
    <>
      <RecordBar className="duplicates">
        <DuplicateIcon />
        <div className="duplicates-groups">
          {groups.map((group) => (
            <div key={group.words} className="duplicates-group">
              <b>{countWords(group)}</b>
              <ul>
                {group.named.map((one) => (
                  <li key={one.leadId}>
                    <Link to={`/admin/leads-detail/${one.leadId}`}>{one.name || `Lead ${one.leadId}`}</Link> {duplicateFacts(one)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {hidden > 0 && (
            <button type="button" className="link-button no-print" aria-expanded={false} onClick={() => setUnfolded(true)}>
              and {hidden} more
            </button>
          )}
        </div>
        {may('Leads_Edit') && (
          <span className="duplicates-actions no-print">
            <Button size="small" variant="minimal" text="Not the same" loading={tell.pending} onClick={() => setAsked('apart')} />
            <Button size="small" text="Merge…" onClick={() => setAsked('merge')} />
          </span>
        )}
      </RecordBar>
      {notUndone}
      {tell.problem && <ProblemBar problem={tell.problem} retry={tell.retry} dismiss={tell.dismiss} />}
      {asked === 'apart' && <ReasonDialog title="Not the same" question={`Why is ${shown.length === 1 ? `lead ${shown[0]!.leadId}` : 'each of these leads'} somebody else?`} confirmText="Not the same" onCancel={() => setAsked(undefined)} onGiven={(reason) => void tellApart(reason)} />}
      {asked === 'merge' && <MergeLeadsDialog open={open} others={shown} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** "2 others share this phone (305) 555-0174" */
function countWords({ leads, words }: Sharing): string {
  return `${leads.length === 1 ? '1 other shares' : `${leads.length} others share`} ${words}`;
}
