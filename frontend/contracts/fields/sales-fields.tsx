import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { closingAgentDetails, detailsOf, firmNamed } from '../../../backend/resale-contracts/closing-agent.rules.js';
import { SectionEntries } from '../../kit/form/fields/section-entries.js';
import type { FormState } from '../../kit/form/form-state.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { SectionForm } from '../../kit/form/section-form.js';
import type { Contract, OpenContract } from '../contract-record.js';
import { contractSections } from '../contract-sections.js';
import type { SalesChoices } from './use-sales-choices.js';

/** Document 2, 8. */
export const NO_SALES_REPS = 'No available sales reps.';

interface SalesFieldsProps {
  readonly open: OpenContract;
  readonly choices: SalesChoices;
}

/** Who sold, and who closes. The firm's details come with the firm and are kept as they were on the day. */
export function SalesFields({ open, choices }: SalesFieldsProps) {
  return (
    <SectionForm section={open.section('sales')}>
      <SalesQuestions contract={open.now.data} choices={choices} />
    </SectionForm>
  );
}

/** @param contract as it is saved; of a new one nothing is known */
export function SalesQuestions({ contract, choices }: { readonly contract: Partial<Contract>; readonly choices: SalesChoices }) {
  const form = useSurroundingForm();
  useFollowing(form, contract, choices);
  const details = Object.fromEntries(closingAgentDetails.map((name) => [name, { readOnly: true }]));
  return (
    <SectionEntries
      section={contractSections.sales}
      here={{
        ...details,
        salesAgent: { options: choices.salesReps, hint: choices.salesReps.length === 0 && NO_SALES_REPS },
        toName: { options: choices.toReps, hint: choices.toReps.length === 0 && NO_SALES_REPS },
        closingAgent: { options: choices.closingAgents.map(({ name = '' }) => name), wide: true },
        contractsProcessor: { options: choices.contractsProcessors },
        escrowAgent: { options: choices.escrowAgents },
      }}
      instead={form.values['isToUsed'] === 'YES' ? {} : { toName: null }}
      below={{ closingAgent: <TakeDetails form={form} choices={choices} /> }}
    />
  );
}

/** For a contract whose firm has other details in the settings, or came from the old system without any. */
function TakeDetails({ form: { form, values }, choices }: { readonly form: FormState; readonly choices: SalesChoices }) {
  const firm = firmNamed(String(values['closingAgent'] ?? ''), choices.closingAgents);
  if (!firm || closingAgentDetails.every((field) => (values[field] ?? '') === detailsOf(firm)[field])) return null;
  const take = () => {
    Object.entries(detailsOf(firm)).forEach(([field, value]) => form.setValue(field, value, { shouldDirty: true }));
    // The button has nothing more to do and goes.
    form.setFocus('closingAgent');
  };
  return (
    <div className="form-field form-field-wide">
      <Button size="small" text="Take details from settings" onClick={take} alignText="start" />
    </div>
  );
}

/** What follows from a choice that this person makes; what a colleague chose brought its own with it. */
function useFollowing({ form }: FormState, contract: Partial<Contract>, { closingAgents }: SalesChoices): void {
  useEffect(() => {
    const { unsubscribe } = form.watch(({ closingAgent = '', isToUsed }, { name, type }) => {
      if (type !== 'change') return;
      const put = (values: Readonly<Record<string, string | undefined>>) =>
        Object.entries(values).forEach(([field, value]) => form.setValue(field, value ?? '', { shouldDirty: true }));
      if (name === 'isToUsed') put({ toName: isToUsed === 'YES' ? contract.toName : '' });
      if (name === 'closingAgent') put(detailsFor(closingAgent, contract, closingAgents));
    });
    return unsubscribe;
  }, [form, contract, closingAgents]);
}

/** The firm that the contract names already keeps the details that the contract has. */
function detailsFor(closingAgent: string, contract: Partial<Contract>, firms: SalesChoices['closingAgents']): Readonly<Record<string, string | undefined>> {
  if (closingAgent !== contract.closingAgent) return { ...detailsOf(firmNamed(closingAgent, firms)) };
  return Object.fromEntries(closingAgentDetails.map((field) => [field, contract[field]]));
}
