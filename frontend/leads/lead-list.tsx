import { useMemo } from 'react';
import { leadStatuses } from '../../events/lead.values.js';
import { leadListFields } from '../../events/lead-fields.values.js';
import type { LeadListRow } from '../../projections/lead-list/lead-list.read-model.js';
import { formatPhone } from '../kit/format/phone.js';
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
  return columnsOf<LeadListRow>(leadListFields, {
    lastName: { width: 170, render: nameOf },
    leadId: { align: 'start', width: 74, filterable: false, render: ({ leadId }) => leadId },
    leadStatus: { width: 108 },
    createdAt: { width: 166 },
    spouseLastName: { width: 130, render: spouseOf },
    marketingSource: { width: 114 },
    marketingCampaign: { width: 110, hidden: true },
    occupation: { width: 120, hidden: true },
    maritalStatus: { width: 110, hidden: true },
    guestVacationLocation: { width: 150, hidden: true },
    mobilePhone: { width: 128, sortable: false, render: ({ mobilePhone }) => formatPhone(mobilePhone) },
    email: { width: 212 },
    city: { width: 120, hidden: true },
    state: { width: 64, hidden: true },
    homePhone: { width: 124, sortable: false, hidden: true, render: ({ homePhone }) => formatPhone(homePhone) },
    workPhone: { width: 124, sortable: false, hidden: true, render: ({ workPhone }) => formatPhone(workPhone) },
    spouseMobilePhone: { width: 124, sortable: false, hidden: true, render: ({ spouseMobilePhone }) => formatPhone(spouseMobilePhone) },
    spouseEmail: { width: 200, sortable: false, hidden: true },
    address1: { width: 160, sortable: false, hidden: true },
    zipcode: { width: 72, hidden: true },
    country: { width: 84, hidden: true },
    incomeTier: { align: 'end', width: 92, hidden: true },
  }, may);
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
