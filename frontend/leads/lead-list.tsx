import { useMemo } from 'react';
import { leadStatuses } from '../../events/lead.values.js';
import { leadListColumns } from '../../projections/lead-list/lead-list.columns.js';
import type { LeadListRow } from '../../projections/lead-list/lead-list.read-model.js';
import { columnsOf, type May } from '../kit/list/columns-of.js';
import type { Column, CountStripDefinition, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { useSession } from '../server/session.js';

const counts: CountStripDefinition = {
  list: 'lead-totals',
  field: 'leadStatus',
  count: 'count',
  chips: [{ label: 'All' }, ...leadStatuses.map((status) => ({ label: status, values: [status] }))],
};

function nameOf({ firstName, middleName, lastName }: LeadListRow): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

function spouseOf({ spouseFirstName, spouseLastName }: LeadListRow): string {
  return [spouseFirstName, spouseLastName].filter(Boolean).join(' ');
}

function columns(may: May): readonly Column<LeadListRow>[] {
  return columnsOf<LeadListRow>(
    leadListColumns,
    {
      lastName: { render: nameOf },
      leadId: { render: ({ leadId }) => leadId },
      spouseLastName: { render: spouseOf },
    },
    may,
  );
}

/** /admin/leads */
export function LeadList() {
  const { may } = useSession();
  const maySeeAll = may('Leads_Sensitive');
  const definition = useMemo<ListDefinition<LeadListRow>>(
    () => ({
      list: 'lead-list',
      key: 'leadId',
      title: 'Leads',
      noun: { one: 'lead', many: 'leads' },
      columns: columns(may),
      defaultSort: '-createdAt',
      searchPlaceholder: maySeeAll ? 'Name, email, phone…' : 'Name…',
      counts,
      empty: { text: 'No leads found.' },
      peek: { title: nameOf },
    }),
    [may, maySeeAll],
  );
  return <ListScreen definition={definition} />;
}
