import { useCallback, useMemo, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { NewContractAnswer } from '../../../backend/resale-contracts/new/new-contracts.js';
import { newContractDefaults } from '../../../backend/resale-contracts/resale-contract-dates.rules.js';
import { blankValues } from '../../../events/kernel/field.rules.js';
import { resaleContractFields } from '../../../events/resale-contracts/resale-contract.fields.js';
import { DEFAULT_COUNTRY } from '../../../events/kernel/place.enums.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { askedIn } from '../../kit/detail/sections/record-section.js';
import { isMissing, NoSuchRecord } from '../../kit/detail/no-such-record.js';
import { UnsavedChanges, useLeaving } from '../../kit/form/unsaved/unsaved-changes.js';
import { useNewForm } from '../../kit/form/use-new-form.js';
import { today } from '../../kit/format/dates.js';
import { Page } from '../../kit/page/page.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { toast } from '../../kit/toast.js';
import { send } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';
import type { Contract } from '../contract-record.js';
import { contractSections } from '../contract-sections.js';
import { doubtsBeforeSaved } from '../doubts-before-saved.js';
import { negativeTerm, withTotals } from '../fields/terms-as-typed.js';
import { useSalesChoices, type SalesChoices } from '../fields/use-sales-choices.js';
import { newContractEntries, bodyOf } from './new-entries.js';
import { NewContractFrame } from './new-contract-frame.js';
import { datesSection, dealSection, optionsSection, partySection, salesSection, termsSection, unitSection } from './new-sections.js';
import { UnitBar } from './unit-bar.js';
import { UnitCard } from './unit-card.js';
import { TotalsCard } from './totals-card.js';
import { TotalsFoot } from './totals-foot.js';
import { useNewContract } from './use-new-contract.js';
import { WhatFor } from './what-for.js';

const TITLE = 'New Contract';

/** /admin/contracts-new-for-tour/:tourId/inventory/:inventoryId; 0 stands for none of them (`decisions.md C14`). */
export function ContractNew() {
  const { inventoryId = '', tourId = '' } = useParams();
  const known = useNewContract(inventoryId, tourId);
  const sales = useSalesChoices();
  const problem = known.error && !known.data ? asProblem(known.error) : sales.problem;
  const wanted = { noun: 'unit or tour', id: inventoryId, list: '/admin/contracts' };
  const retry = () => (void known.refetch(), sales.retry());
  if (isMissing({ ...wanted, id: /^\d+$/.test(tourId) ? inventoryId : tourId }, problem)) return <Page title={TITLE}><NoSuchRecord wanted={wanted} /></Page>;
  return (
    <Page title={TITLE} fill>
      {problem && <ProblemNotice problem={problem} retry={retry} />}
      {!problem && known.data && sales.choices && (
        <UnsavedChanges>
          <NewContract key={`${inventoryId}/${tourId}`} known={known.data} choices={sales.choices} onMoved={known.refetch} />
        </UnsavedChanges>
      )}
    </Page>
  );
}

interface NewContractProps {
  readonly known: NewContractAnswer;
  readonly choices: SalesChoices;
  readonly onMoved: () => unknown;
}

function NewContract({ known, choices, onMoved }: NewContractProps) {
  const navigate = useNavigate();
  const { may } = useSession();
  const begun = useRef(known);
  const initial = useMemo(() => startOf(begun.current), []);
  const moved = useCallback(() => void onMoved(), [onMoved]);
  const { inventoryId, tourId, leadId } = known;
  const form = useNewForm({
    fields: newContractEntries,
    initial,
    check: (values) => negativeTerm(values, {} as Contract),
    doubts: (values) => doubtsBeforeSaved({ contractType: 'Inventory' } as Contract, values, Object.keys(values)),
    create: async (values, commandId) => {
      const body = { ...bodyOf(values), contractType: 'Inventory', inventoryId, tourId, leadId };
      const { data } = await send<{ readonly contractId: number }>('/api/Contracts/', { body, commandId });
      void toast(`Contract ${data.contractId} is saved`);
      void navigate(may('Contracts_Detail') ? `/admin/contracts-detail/${data.contractId}` : '/admin/contracts');
    },
  });
  const leave = useLeaving(() => void navigate(tourId && may('Tours_Detail') ? `/admin/tours-detail/${tourId}` : '/admin/contracts'));
  const { values } = form;
  const contract = withTotals({ contractType: 'Inventory' } as Contract, values);
  const hidden = inventoryId !== 0 && !('sellerLastName' in begun.current.values);
  const sections = [
    dealSection(values),
    unitSection(values),
    partySection('buyer', values),
    partySection('seller', values, hidden ? ofUnit(values, inventoryId) : ''),
    salesSection(values, choices),
    datesSection(values, form.form.getFieldState('contractDate').isDirty === false),
    termsSection(values, contract, begun.current.values.retailPrice),
    optionsSection(values),
  ];
  return (
    <NewContractFrame
      title={TITLE}
      note={<WhatFor known={begun.current} />}
      form={form}
      sections={sections}
      bar={inventoryId !== 0 && <UnitBar inventoryId={inventoryId} resort={begun.current.values.resort ?? ''} holder={known.holder} onMoved={moved} />}
      totals={<TotalsCard contract={contract} />}
      foot={<TotalsFoot contract={contract} />}
      beside={inventoryId !== 0 && <UnitCard known={begun.current} />}
      onCancel={leave}
    />
  );
}

/** The seller whom the writer may not see comes from the unit as a whole, unless another one is typed. */
function ofUnit(values: Values, inventoryId: number): string {
  const typed = askedIn(contractSections.seller).some((name) => !/(EntityType|Country)$|^isHoa/.test(name) && values[name] !== undefined && values[name] !== '' && values[name] !== null);
  return typed ? `as typed: nothing of the owner of inventory ${inventoryId} is added` : `known, not shown to you: the owner of inventory ${inventoryId} is filled in when it is saved`;
}

/** Document 1, section 9; then what unit, tour and lead say. */
function startOf({ values }: NewContractAnswer): Values {
  return { ...blankValues(resaleContractFields), buyerCountry: DEFAULT_COUNTRY, sellerCountry: DEFAULT_COUNTRY, buyerEntityType: 'INDIVIDUAL', sellerEntityType: 'INDIVIDUAL', isHoaInventory: 'NO', ...newContractDefaults(today()), ...said(values) };
}

/** A blank country is no country. */
function said(values: NewContractAnswer['values']): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
