import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { blankValues } from '../../events/kernel/field.rules.js';
import { interestFormFields, leadFormFields } from '../../events/leads/lead.fields.js';
import { DEFAULT_COUNTRY } from '../../events/kernel/place.enums.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import { entriesIn } from '../kit/detail/sections/record-section.js';
import type { EntryField } from '../kit/form/fields/entry.js';
import { FieldGroup } from '../kit/form/fields/section-entries.js';
import { RecordForm } from '../kit/form/record-form.js';
import { UnsavedChanges, useLeaving } from '../kit/form/unsaved/unsaved-changes.js';
import { useNewForm } from '../kit/form/use-new-form.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { Section } from '../kit/page/section.js';
import { toast } from '../kit/toast.js';
import { newCommandId } from '../server/command-id.js';
import { send } from '../server/http.js';
import { useSession } from '../server/session.js';
import { InterestFields, interestEntries } from './units/interest-form.js';
import { TypedDuplicates } from './duplicates/typed-duplicates.js';
import { useTypedDuplicates } from './duplicates/use-duplicates.js';
import { useKnownContacts } from './duplicates/use-known-contacts.js';
import { LeadFields } from './lead-fields.js';
import { leadSections } from './lead-sections.js';
import { keepTyped } from './typed-here.js';
import './leads.css';

/** In one form with the lead's own; none of them is called like another. */
const wish = (name: string): string => `interest-${name}`;

const sections = Object.values(leadSections);

/** Why it is added though somebody like it is here already. */
const why: EntryField = { name: 'reason', label: 'Somebody else, because', kind: 'text' };

const fields = [why, ...entriesIn(sections), ...interestEntries.map((entry) => ({ ...entry, name: wish(entry.name) }))];

const initial: Values = {
  [why.name]: '',
  ...blankValues(leadFormFields),
  country: DEFAULT_COUNTRY,
  ...Object.fromEntries(Object.entries(blankValues(interestFormFields)).map(([name, value]) => [wish(name), value])),
};

/** /admin/leads-new: the lead and its first interest are one command (`decisions.md G4`). */
export function LeadNew() {
  return (
    <Page title="New lead">
      <PageHeader title="New lead" />
      <UnsavedChanges>
        <NewLead />
      </UnsavedChanges>
    </Page>
  );
}

function NewLead() {
  const navigate = useNavigate();
  const { may } = useSession();
  const close = useLeaving(() => void navigate('/admin/leads'));
  const unexplained = useRef(false);
  const looksLike = useRef<readonly number[]>([]);
  const form = useNewForm({
    fields,
    initial,
    check: () => (unexplained.current ? { field: why.name, message: 'Say why this is somebody else, or open who is here already' } : undefined),
    create: async (values, commandId) => {
      const { data } = await send<{ readonly leadId: number }>('/api/Leads', { body: bodyOf(values), commandId });
      keepTyped(data.leadId, values, may);
      if (may('Leads_Edit')) await tellApart(data.leadId, looksLike.current, reasonIn(values));
      void toast(`Lead ${data.leadId} is added`);
      void navigate(may('Leads_Detail') ? `/admin/leads-detail/${data.leadId}` : '/admin/leads');
    },
  });
  const duplicates = useTypedDuplicates(form.values);
  const known = useKnownContacts(form.values).matches;
  useEffect(() => {
    looksLike.current = duplicates.map(({ leadId }) => leadId);
    unexplained.current = duplicates.length + known.length > 0 && reasonIn(form.values) === '';
  });
  return (
    <Section title="Lead">
      <RecordForm form={form} onCancel={close} saveText="Save">
        <TypedDuplicates duplicates={duplicates} known={known} reason={why.name} />
        <LeadFields sections={sections} />
        <FieldGroup title="Vacation Interest">
          <InterestFields named={wish} />
        </FieldGroup>
      </RecordForm>
    </Section>
  );
}

/** Why it is none of these was said in its form: its page does not ask again. What could not be told there is asked by its bar. */
async function tellApart(leadId: number, others: readonly number[], reason: string): Promise<void> {
  if (reason === '') return;
  for (const otherId of others) await send(`/api/Leads/${leadId}/ToldApart/${otherId}`, { method: 'PUT', body: { reason }, commandId: newCommandId() }).catch(() => undefined);
}

function reasonIn(values: Values): string {
  const reason = values[why.name];
  return typeof reason === 'string' ? reason.trim() : '';
}

/** An interest that says nothing is none. */
function bodyOf(values: Values): object {
  const reason = reasonIn(values);
  const lead = { ...Object.fromEntries(Object.keys(leadFormFields).map((name) => [name, values[name]])), ...(reason && { reason }) };
  const interest = Object.fromEntries(Object.keys(interestFormFields).map((name) => [name, values[wish(name)]]));
  return Object.values(interest).some((value) => value !== '') ? { ...lead, interest } : lead;
}
