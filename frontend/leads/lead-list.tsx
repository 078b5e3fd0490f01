import { useMemo } from 'react';
import { leadStatuses } from '../../events/lead.values.js';
import type { LeadListRow } from '../../projections/lead-list/lead-list.read-model.js';
import { formatPhone } from '../kit/format/phone.js';
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

/** How to reach a lead, and what they earn (decisions.md B15). */
const sensitiveColumns: readonly Column<LeadListRow>[] = [
  { field: 'mobilePhone', label: 'Mobile', name: 'Mobile phone', kind: 'text', width: 128, sortable: false, render: ({ mobilePhone }) => formatPhone(mobilePhone) },
  { field: 'email', label: 'Email', kind: 'text', width: 212 },
  { field: 'city', label: 'City', kind: 'text', width: 120, hidden: true },
  { field: 'state', label: 'State', kind: 'text', width: 64, hidden: true },
  { field: 'homePhone', label: 'Home', name: 'Home phone', kind: 'text', width: 124, sortable: false, hidden: true, render: ({ homePhone }) => formatPhone(homePhone) },
  { field: 'workPhone', label: 'Work', name: 'Work phone', kind: 'text', width: 124, sortable: false, hidden: true, render: ({ workPhone }) => formatPhone(workPhone) },
  { field: 'spouseMobilePhone', label: 'Spouse mobile', kind: 'text', width: 124, sortable: false, hidden: true, render: ({ spouseMobilePhone }) => formatPhone(spouseMobilePhone) },
  { field: 'spouseEmail', label: 'Spouse email', kind: 'text', width: 200, sortable: false, hidden: true },
  { field: 'address1', label: 'Address', kind: 'text', width: 160, sortable: false, hidden: true },
  { field: 'zipcode', label: 'ZIP', kind: 'text', width: 72, hidden: true },
  { field: 'country', label: 'Country', kind: 'text', width: 84, hidden: true },
  { field: 'incomeTier', label: 'Income', name: 'Income tier', kind: 'text', align: 'end', width: 92, hidden: true },
];

function columns(maySeeAll: boolean): readonly Column<LeadListRow>[] {
  return [
    { field: 'lastName', label: 'Lead', name: 'Last name', kind: 'text', width: 170, render: nameOf },
    { field: 'leadId', label: 'Number', name: 'Lead number', kind: 'number', align: 'start', width: 74, filterable: false, render: ({ leadId }) => leadId },
    { field: 'leadStatus', label: 'Status', kind: 'status', width: 108, options: leadStatuses },
    { field: 'createdAt', label: 'Created', name: 'Date created', kind: 'time', width: 166 },
    { field: 'spouseLastName', label: 'Spouse', name: 'Spouse’s last name', kind: 'text', width: 130, render: spouseOf },
    { field: 'marketingSource', label: 'Source', name: 'Marketing source', kind: 'text', width: 114 },
    { field: 'marketingCampaign', label: 'Campaign', name: 'Marketing campaign', kind: 'text', width: 110, hidden: true },
    { field: 'occupation', label: 'Occupation', kind: 'text', width: 120, hidden: true },
    { field: 'maritalStatus', label: 'Marital status', kind: 'text', width: 110, hidden: true },
    { field: 'guestVacationLocation', label: 'Vacation location', kind: 'text', width: 150, hidden: true },
    ...(maySeeAll ? sensitiveColumns : []),
  ];
}

/** /admin/leads */
export function LeadList() {
  const maySeeAll = useSession().may('Leads_Sensitive');
  const definition = useMemo<ListDefinition<LeadListRow>>(
    () => ({
      list: 'lead-list',
      key: 'leadId',
      title: 'Leads',
      noun: { one: 'lead', many: 'leads' },
      columns: columns(maySeeAll),
      defaultSort: '-createdAt',
      searchPlaceholder: maySeeAll ? 'Name, email, phone…' : 'Name…',
      counts,
      empty: { text: 'No leads found.' },
      peek: { title: nameOf },
    }),
    [maySeeAll],
  );
  return <ListScreen definition={definition} />;
}
