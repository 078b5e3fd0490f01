import { Button, Dialog } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDuplicate } from '../../../backend/leads/duplicates/lead-duplicates.dto.js';
import { SelectBox } from '../../kit/form/fields/select-box.js';
import { ProblemBar, ProblemNotice } from '../../kit/page/problem-notice.js';
import { toastWithUndo } from '../../kit/toast.js';
import { get } from '../../server/http.js';
import { useCommand } from '../../server/use-command.js';
import { useRecord, type HeldRecord } from '../../server/use-record.js';
import { fullName, leadKind, type Lead, type OpenLead } from '../lead-record.js';
import { differingFields, takenUnlessChosen, togetherWords, type MergeRow } from './merge-choices.js';
import '../../kit/conflict/conflict.css';

interface MergeLeadsProps {
  readonly open: OpenLead;
  readonly others: readonly LeadDuplicate[];
  readonly onClose: () => void;
}

/** Merges one of these leads into the one that is open: what the two say otherwise is chosen field by field, all else comes together. */
export function MergeLeadsDialog({ open, others, onClose }: MergeLeadsProps) {
  const [otherId, setOther] = useState(others[0]!.leadId);
  const other = useRecord<Lead>(leadKind.name(String(otherId)));
  return (
    <Dialog isOpen onClose={onClose} title={`Merge into lead ${open.data.leadId}, ${fullName(open.data)}`} className="merge">
      {others.length > 1 && (
        <label className="merge-which">
          Which one{' '}
          <SelectBox value={String(otherId)} onChange={(event) => setOther(Number(event.target.value))}>
            {others.map(({ leadId, name }) => (
              <option key={leadId} value={String(leadId)}>
                {`${name || 'Lead'}, lead ${leadId}`}
              </option>
            ))}
          </SelectBox>
        </label>
      )}
      {other.problem && !other.record && <ProblemNotice problem={other.problem} retry={other.retry} />}
      {other.record && <Choosing key={otherId} open={open} other={other.record} onClose={onClose} />}
    </Dialog>
  );
}

interface ChoosingProps {
  readonly open: OpenLead;
  readonly other: HeldRecord<Lead>;
  readonly onClose: () => void;
}

function Choosing({ open, other, onClose }: ChoosingProps) {
  const mine = open.now.data;
  const rows = differingFields(mine, other.data);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const takenAnyway = takenUnlessChosen(rows);
  const takes = (field: string) => chosen[field] ?? takenAnyway.has(field);
  const otherId = other.data.leadId;
  const takeApart = useCommand<object, Lead>({ url: `/api/Leads/${otherId}/TakeApart`, record: open.name });
  const merge = useCommand<object, Lead>({
    url: `${open.name.url}/Merge`,
    record: open.name,
    onDone: () => {
      void toastWithUndo(`Lead ${otherId} is merged into lead ${mine.leadId}`, () => void takeApart.run({}));
      onClose();
    },
  });
  const take = rows.map(({ field }) => field).filter(takes);
  return (
    <>
      {merge.problem && <ProblemBar problem={merge.problem} retry={merge.retry} dismiss={merge.dismiss} />}
      <div className="merge-scroll">
        <table className="merge-table">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Lead {mine.leadId}, which stays</th>
              <th scope="col">Lead {otherId}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.field} row={row} takesTheirs={takes(row.field)} onChoose={(theirs) => setChosen({ ...chosen, [row.field]: theirs })} />
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className="merge-which">The two say the same in every field.</p>}
      </div>
      <div className="merge-foot">
        <span className="merge-outcome">
          <Together leads={[mine, other.data]} /> Lead {otherId} leads here from then on; it can be taken apart again.
        </span>
        <Button text="Cancel" onClick={onClose} />
        <Button intent="primary" text="Merge" loading={merge.pending} onClick={() => void merge.run({ leadId: otherId, take, revision: open.now.revision, otherRevision: other.revision })} />
      </div>
    </>
  );
}

interface RowProps {
  readonly row: MergeRow;
  readonly takesTheirs: boolean;
  readonly onChoose: (theirs: boolean) => void;
}

function Row({ row: { field, label, mine, theirs }, takesTheirs, onChoose }: RowProps) {
  const option = (isTheirs: boolean, words: string) => (
    <label className={takesTheirs === isTheirs ? 'merge-chosen' : ''}>
      <input type="radio" name={field} checked={takesTheirs === isTheirs} onChange={() => onChoose(isTheirs)} /> {words || '–'}
    </label>
  );
  return (
    <tr className="merge-conflict">
      <th scope="row">{label}</th>
      <td>{option(false, mine)}</td>
      <td>{option(true, theirs)}</td>
    </tr>
  );
}

/** What comes together, in figures. */
function Together({ leads }: { readonly leads: readonly Lead[] }) {
  const { data: tours } = useQuery({
    queryKey: ['tours of leads', ...leads.map(({ leadId }) => leadId)],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(leads.map(({ leadId }) => get<readonly unknown[]>(`/api/Tours/ForLead/${leadId}`, signal)));
      return answers.reduce((sum, { data }) => sum + data.length, 0);
    },
    staleTime: 0,
  });
  if (tours === undefined) return null;
  const interests = leads.reduce((sum, lead) => sum + lead.interests.length, 0);
  const communications = leads.reduce((sum, lead) => sum + (JSON.parse(lead.communications || '[]') as unknown[]).length, 0);
  return (
    <>
      <b>{togetherWords(interests, tours, communications)}</b> come together.
    </>
  );
}
