import { NewPersonIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { leadStatuses } from '../../events/leads/lead.enums.js';
import { countryName } from '../../events/kernel/place.enums.js';
import { leadListColumns } from '../../projections/lead-list/lead-list.columns.js';
import type { LeadListRow } from '../../projections/lead-list/lead-list.read-model.js';
import { columnsOf, type May } from '../kit/list/columns-of.js';
import type { Column, CountStripDefinition, ListDefinition } from '../kit/list/list-definition.js';
import { ListScreen } from '../kit/list/list-screen.js';
import { LinkButton } from '../kit/page/link-button.js';
import { useSession } from '../server/session.js';
import { useCompanySettings } from '../server/use-company-settings.js';
import { DeleteLead } from './deleted/delete-lead.js';
import { KnownContactNote } from './duplicates/known-contact-note.js';
import { FoundPhone } from './found-phone.js';
import { fullName, spouseName } from './lead-record.js';

/** `decisions.md G2` */
const LATEST = 25;

/** In the company's words; the product's own until they are there, and where leads stand in one that is offered no more. */
function countsOf(offered: readonly string[]): CountStripDefinition {
  const statuses = [...offered, ...leadStatuses.filter((status) => !offered.includes(status))];
  return { list: 'lead-totals', field: 'leadStatus', count: 'count', chips: [{ label: 'All' }, ...statuses.map((status) => ({ label: status, values: [status] }))] };
}

function detailOf({ leadId }: LeadListRow): string {
  return `/admin/leads-detail/${leadId}`;
}

function columns(may: May): readonly Column<LeadListRow>[] {
  const mayOpen = may('Leads_Detail');
  return columnsOf<LeadListRow>(
    leadListColumns,
    {
      lastName: { render: (lead) => (mayOpen ? <Link to={detailOf(lead)} tabIndex={-1}>{nameOf(lead)}</Link> : nameOf(lead)) },
      leadId: { render: ({ leadId }) => leadId },
      mobilePhone: { render: (lead) => <FoundPhone lead={lead} /> },
      spouseLastName: { render: spouseName },
      country: { render: ({ country }) => countryName(country) },
    },
    may,
  );
}

/** What a lead without a name goes by. */
function nameOf(lead: LeadListRow): string {
  return fullName(lead) || `Lead ${lead.leadId}`;
}

/** /admin/leads */
export function LeadList() {
  const { may } = useSession();
  const statuses = useCompanySettings().data?.lists.leadStatuses;
  const definition = useMemo<ListDefinition<LeadListRow>>(() => {
    const add = may('Leads_New') && <LinkButton to="/admin/leads-new" intent="primary" icon={<NewPersonIcon />} text="New Lead" />;
    const opens = may('Leads_Detail') ? { link: detailOf } : {};
    return {
      list: 'lead-list',
      key: 'leadId',
      title: 'Leads',
      noun: { one: 'lead', many: 'leads' },
      columns: columns(may),
      defaultSort: '-createdAt',
      latest: LATEST,
      searchPlaceholder: may('Leads_Sensitive') ? 'Name, email, phone…' : 'Name, or a whole phone or email…',
      above: !may('Leads_Sensitive') && <KnownContactNote />,
      counts: countsOf((statuses ?? []).map(({ name = '' }) => name)),
      actions: add,
      empty: { text: 'No leads found.', action: add },
      ...opens,
      peek: {
        title: nameOf,
        ...(may('Leads_Detail') && { url: ({ leadId }: LeadListRow) => `/api/Leads/${leadId}` }),
        actions: (lead) => !lead.erased && <DeleteLead key={lead.leadId} leadId={lead.leadId} name={fullName(lead)} />,
      },
    };
  }, [may, statuses]);
  return <ListScreen definition={definition} />;
}
