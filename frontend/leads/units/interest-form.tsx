import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { blankValues } from '../../../events/kernel/field.rules.js';
import { interestFormFields } from '../../../events/leads/lead.fields.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { entriesOf } from '../../kit/form/fields/entries-of.js';
import { FormField } from '../../kit/form/fields/form-field.js';
import { RecordForm } from '../../kit/form/record-form.js';
import { useLeaving } from '../../kit/form/unsaved/unsaved-changes.js';
import { useNewForm } from '../../kit/form/use-new-form.js';
import { send } from '../../server/http.js';
import { refreshRecord, type RecordName } from '../../server/use-record.js';
import type { Lead } from '../lead-record.js';
import { useLeadChoices } from '../use-lead-choices.js';

/** The resorts come with the fields. */
export const interestEntries = entriesOf(interestFormFields, { resort: { options: [] } });

const blank: Values = blankValues(interestFormFields);

interface InterestFormProps {
  readonly leadId: number;
  readonly record: RecordName;
  /** Absent for a new one. */
  readonly interest: Lead['interests'][number] | undefined;
  readonly onClose: () => void;
}

/** One interest while somebody fills it in; of a stored one only what differs is sent, so that a colleague’s change stays. */
export function InterestForm({ leadId, record, interest, onClose }: InterestFormProps) {
  const client = useQueryClient();
  const leave = useLeaving(onClose);
  const initial = useMemo(() => (interest ? { ...interest } : blank) as Values, [interest]);
  const form = useNewForm({
    fields: interestEntries,
    initial,
    create: async (values, commandId) => {
      const differing = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== initial[name]));
      if (interest) await send(`/api/Interests/${interest.interestId}`, { method: 'PUT', body: differing, commandId });
      else await send('/api/Interests', { body: { leadId, ...values }, commandId });
      await refreshRecord(client, record);
      onClose();
    },
  });
  return (
    <RecordForm form={form} onCancel={leave} saveText={interest ? 'Save' : 'Add interest'}>
      <InterestFields />
    </RecordForm>
  );
}

export function InterestFields({ named = (name) => name }: { readonly named?: (name: string) => string }) {
  const { resorts } = useLeadChoices();
  return Object.keys(interestFormFields).map((name) => (
    <FormField key={name} name={named(name)} {...(name === 'resort' && { options: resorts })} />
  ));
}
