import { Button } from '@blueprintjs/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../kit/detail/confirm-dialog.js';
import { RecordBar } from '../../kit/detail/record-bar.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { useSession } from '../../server/session.js';
import { useCommand } from '../../server/use-command.js';
import type { Lead, OpenLead } from '../lead-record.js';

/** In the address of a merged lead that is to be read as it was: else it leads to the one that it was merged into. */
const SHOWN = 'merged';

/** Who is one with this lead: its number leads to the one that stays, where it says so. */
export function MergedBar({ open }: { readonly open: OpenLead }) {
  const { leadId, mergedInto, merged } = open.data;
  if (open.inThePast) return null;
  if (mergedInto !== 0) return <LeadsOn key={leadId} open={open} />;
  return merged.map((one) => (
    <Merge key={one.mergeId} open={open} goneId={one.leadId}>
      <Link to={`/admin/leads-detail/${one.leadId}?${SHOWN}=shown`}>Lead {one.leadId}</Link> was merged into this one: its number leads here.
    </Merge>
  ));
}

function LeadsOn({ open }: { readonly open: OpenLead }) {
  const { leadId, mergedInto } = open.data;
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const stays = address.has(SHOWN);
  useEffect(() => {
    if (!stays) void navigate(`/admin/leads-detail/${mergedInto}`, { replace: true });
  }, [stays, mergedInto, navigate]);
  return (
    <Merge open={open} goneId={leadId}>
      This lead was merged into <Link to={`/admin/leads-detail/${mergedInto}`}>lead {mergedInto}</Link>. What it was stays here to be read.
    </Merge>
  );
}

interface MergeProps {
  readonly open: OpenLead;
  readonly goneId: number;
  readonly children: ReactNode;
}

function Merge({ open, goneId, children }: MergeProps) {
  const { may } = useSession();
  const [asked, setAsked] = useState(false);
  const takeApart = useCommand<object, Lead>({ url: `/api/Leads/${goneId}/TakeApart`, record: open.name });
  return (
    <>
      <RecordBar tone="plain">
        <span>{children}</span>
        {may('Leads_Edit') && <Button size="small" className="no-print" text="Take apart…" loading={takeApart.pending} onClick={() => setAsked(true)} />}
      </RecordBar>
      {asked && <ConfirmDialog question={takesApart(goneId)} confirmText="Take apart" onCancel={() => setAsked(false)} onConfirm={() => (setAsked(false), void takeApart.run({}))} />}
      {takeApart.problem && <ProblemBar problem={takeApart.problem} retry={takeApart.retry} dismiss={takeApart.dismiss} />}
    </>
  );
}

const takesApart = (goneId: number): string =>
  `Take lead ${goneId} apart? It stands for itself again, with its fields as they were, its interests as they read now, and its tours. What was added since, or written in a field, stays with the other lead.`;
