import { Tag } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { creditLabel } from '../../backend/leads/lead.rules.js';
import { leadFields } from '../../events/leads/lead.fields.js';
import { EditableCard } from '../kit/detail/editable-card.js';
import { line, RecordFacts, type FactLine } from '../kit/detail/record-facts.js';
import { useSession } from '../server/session.js';
import { LeadSectionForm } from './lead-form.js';
import type { Lead, OpenLead } from './lead-record.js';

export function MarketingCard({ open }: { readonly open: OpenLead }) {
  const lead = open.data;
  const lines: readonly FactLine[] = [
    line(leadFields, lead, 'marketingSource', 'Source'),
    line(leadFields, lead, 'marketingCampaign', 'Campaign'),
    { label: 'Rep', fields: ['marketingEmployeeId', 'marketingRep'], value: lead.marketingEmployeeId ? <Rep {...lead} /> : null },
    line(leadFields, lead, 'guestVacationLocation', 'Guest stays at'),
  ];
  return (
    <EditableCard title="Marketing" section={open.section('marketing')} form={() => <LeadSectionForm open={open} part="marketing" />}>
      <RecordFacts record={lead} lines={lines} />
    </EditableCard>
  );
}

function Rep({ marketingEmployeeId, marketingRep }: Pick<Lead, 'marketingEmployeeId' | 'marketingRep'>) {
  const { may } = useSession();
  return may('Employees_Detail') ? <Link to={`/admin/employees-detail/${marketingEmployeeId}`}>{marketingRep}</Link> : marketingRep;
}

export function DemographicsCard({ open }: { readonly open: OpenLead }) {
  const lead = open.data;
  const lines: readonly FactLine[] = [
    line(leadFields, lead, 'age'),
    line(leadFields, lead, 'maritalStatus'),
    line(leadFields, lead, 'occupation'),
    line(leadFields, lead, 'incomeTier', 'Income'),
    { label: 'Credit', fields: ['creditScore'], value: lead.creditScore === null ? null : <Credit score={lead.creditScore} /> },
  ];
  return (
    <EditableCard title="Demographics" section={open.section('demographics')} form={() => <LeadSectionForm open={open} part="demographics" />}>
      <RecordFacts record={lead} lines={lines} />
    </EditableCard>
  );
}

/** "712 Approved for Credit" */
function Credit({ score }: { readonly score: number }) {
  const label = creditLabel(score);
  return (
    <>
      {score} <Tag minimal intent={label === 'Approved for Credit' ? 'success' : 'none'}>{label}</Tag>
    </>
  );
}
