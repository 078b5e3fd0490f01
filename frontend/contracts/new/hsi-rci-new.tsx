import { Button } from '@blueprintjs/core';
import { useMemo, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { NewContractAnswer } from '../../../backend/resale-contracts/new/new-contracts.js';
import { addDays } from '../../../backend/platform/calendar/day.rules.js';
import { blankValues } from '../../../events/kernel/field.rules.js';
import { resaleContractFields } from '../../../events/resale-contracts/resale-contract.fields.js';
import { DEFAULT_COUNTRY } from '../../../events/kernel/place.enums.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { askedIn } from '../../kit/detail/sections/record-section.js';
import { FormField } from '../../kit/form/fields/form-field.js';
import { SectionEntries } from '../../kit/form/fields/section-entries.js';
import type { FormState } from '../../kit/form/form-state.js';
import { UnsavedChanges, useLeaving } from '../../kit/form/unsaved/unsaved-changes.js';
import { useNewForm } from '../../kit/form/use-new-form.js';
import { formatDate, today } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { Page } from '../../kit/page/page.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { toast } from '../../kit/toast.js';
import { send } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';
import type { Contract } from '../contract-record.js';
import { doubtsBeforeSaved } from '../doubts-before-saved.js';
import { contractSections } from '../contract-sections.js';
import { negativeTerm, withTotals } from '../fields/terms-as-typed.js';
import { useSalesChoices, type SalesChoices } from '../fields/use-sales-choices.js';
import type { FormSection } from './form-sections.js';
import { bodyOf, exchangeEntries } from './new-entries.js';
import { NewContractFrame } from './new-contract-frame.js';
import { partySection, salesSection } from './new-sections.js';
import { TotalsCard } from './totals-card.js';
import { TotalsFoot } from './totals-foot.js';
import { useNewContract } from './use-new-contract.js';
import { WhatFor } from './what-for.js';

const TITLE = 'New HSI / RCI Contract';

/** /admin/contracts-new-hsi-rci-for-tour/:tourId/inventory/:inventoryId; 0 stands for none of them (`decisions.md C14`). */
export function HsiRciNew() {
  const { inventoryId = '', tourId = '' } = useParams();
  const known = useNewContract(inventoryId, tourId);
  const sales = useSalesChoices();
  const problem = known.error && !known.data ? asProblem(known.error) : sales.problem;
  return (
    <Page title={TITLE} fill>
      {problem && <ProblemNotice problem={problem} retry={() => (void known.refetch(), sales.retry())} />}
      {!problem && known.data && sales.choices && (
        <UnsavedChanges>
          <NewContract key={`${inventoryId}/${tourId}`} known={known.data} choices={sales.choices} />
        </UnsavedChanges>
      )}
    </Page>
  );
}

function NewContract({ known, choices }: { readonly known: NewContractAnswer; readonly choices: SalesChoices }) {
  const navigate = useNavigate();
  const { may } = useSession();
  const begun = useRef(known);
  const initial = useMemo(() => startOf(begun.current), []);
  const { inventoryId, tourId, leadId } = known;
  const form = useNewForm({
    fields: exchangeEntries,
    initial,
    check: (values) => negativeTerm(values, {} as Contract),
    doubts: (values) => doubtsBeforeSaved({} as Contract, values, Object.keys(values)),
    create: async (values, commandId) => {
      const { data } = await send<{ readonly contractId: number }>('/api/Contracts/', { body: { ...bodyOf(values), inventoryId, tourId, leadId }, commandId });
      void toast(`Contract ${data.contractId} is saved`);
      void navigate(may('Contracts_Detail') ? `/admin/contracts-detail/${data.contractId}` : '/admin/contracts');
    },
  });
  const leave = useLeaving(() => void navigate(tourId && may('Tours_Detail') ? `/admin/tours-detail/${tourId}` : '/admin/contracts'));
  const contract = withTotals({} as Contract, form.values);
  const sections = [contractSection(form), partySection('buyer', form.values), salesSection(form.values, choices), priceSection(form.values)];
  return <NewContractFrame title={TITLE} note={<WhatFor known={begun.current} />} form={form} sections={sections} totals={<TotalsCard contract={contract} exchange />} foot={<TotalsFoot contract={contract} exchange />} onCancel={leave} />;
}

function startOf({ values }: NewContractAnswer): Values {
  const said = Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== '' && /^(buyer|coBuyer|salesAgent)/.test(field)));
  return { ...blankValues(resaleContractFields), contractType: 'HSI', buyerCountry: DEFAULT_COUNTRY, buyerEntityType: 'INDIVIDUAL', ...said };
}

function contractSection({ form, values }: FormState): FormSection {
  const put = (day: string) => form.setValue('contractDate', formatDate(day), { shouldDirty: true, shouldValidate: true });
  const days = (
    <span className="new-suggestions">
      <Button size="small" text="TODAY" onClick={() => put(today())} />
      <Button size="small" text="TOMORROW" onClick={() => put(addDays(today(), 1))} />
    </span>
  );
  return {
    name: 'exchange',
    title: 'Contract',
    fields: ['contractType', 'contractDate'],
    said: formatDate(values['contractDate'] as string | null),
    unsaid: 'no date yet',
    content: (
      <>
        <FormField name="contractType" />
        <FormField name="contractDate" hint={days} />
      </>
    ),
  };
}

/** It costs its price alone. */
const noFees = { closingFee: null, loanProcessingFee: null, creditReportFee: null, prePaidMaintFee: null, fullAmountCollected: null } as const;

function priceSection(values: Values): FormSection {
  return {
    name: 'terms',
    title: 'Financial Terms',
    fields: askedIn(contractSections.terms).filter((name) => !(name in noFees)),
    said: formatMoney(values['purchasePrice'] as string | null),
    unsaid: 'no price yet',
    content: <SectionEntries section={contractSections.terms} instead={noFees} />,
  };
}
