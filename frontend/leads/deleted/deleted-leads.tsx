import { Button } from '@blueprintjs/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { deletedLeadColumns } from '../../../projections/deleted-leads/deleted-leads.columns.js';
import type { DeletedLeadRow } from '../../../projections/deleted-leads/deleted-leads.read-model.js';
import { columnsOf } from '../../kit/list/columns-of.js';
import type { ListDefinition } from '../../kit/list/list-definition.js';
import { ListScreen } from '../../kit/list/list-screen.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { toast } from '../../kit/toast.js';
import { useSession } from '../../server/session.js';
import { useCommand } from '../../server/use-command.js';
import { fullName } from '../lead-record.js';

function detailOf({ leadId }: DeletedLeadRow): string {
  return `/admin/leads-detail/${leadId}`;
}

/** /admin/leads-deleted: what was deleted, and the way back. */
export function DeletedLeads() {
  const { may } = useSession();
  const mayOpen = may('Leads_Detail');
  const definition = useMemo<ListDefinition<DeletedLeadRow>>(() => {
    const named = (lead: DeletedLeadRow) => fullName(lead) || `Lead ${lead.leadId}`;
    return {
      list: 'deleted-leads',
      key: 'leadId',
      title: 'Deleted leads',
      noun: { one: 'deleted lead', many: 'deleted leads' },
      columns: columnsOf<DeletedLeadRow>(deletedLeadColumns, {
        lastName: { render: (lead) => (mayOpen ? <Link to={detailOf(lead)} tabIndex={-1}>{named(lead)}</Link> : named(lead)) },
        leadId: { render: ({ leadId }) => leadId },
      }),
      defaultSort: '-deletedAt',
      searchPlaceholder: 'Name…',
      empty: { text: 'No lead is deleted.' },
      peek: { title: named, actions: (lead) => <RestoreLead leadId={lead.leadId} /> },
    };
  }, [mayOpen]);
  return <ListScreen definition={definition} />;
}

function RestoreLead({ leadId }: { readonly leadId: number }) {
  const restore = useCommand({ url: `/api/Leads/${leadId}/Restore`, onDone: () => void toast(`Lead ${leadId} is back`) });
  return (
    <>
      <Button text="Restore" loading={restore.pending} onClick={() => void restore.run(undefined)} />
      {restore.problem && <ProblemBar problem={restore.problem} retry={restore.retry} dismiss={restore.dismiss} />}
    </>
  );
}
