import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { NewEpicContractAnswer } from '../../../backend/epic-contracts/new/new-epic-contracts.js';
import type { ProductOnSale } from '../../../backend/epic-contracts/terms/sale-conditions.rules.js';
import { companyFeesOf } from '../../../backend/epic-contracts/terms/company-fees.rules.js';
import type { MembershipFeeValues } from '../../../events/company/membership-fees.fields.js';
import { isFinanced } from '../../../events/epic-contracts/epic-contract.enums.js';
import { epicContractFields } from '../../../events/epic-contracts/epic-contract.fields.js';
import { blankValues } from '../../../events/kernel/field.rules.js';
import { DEFAULT_COUNTRY } from '../../../events/kernel/place.enums.js';
import { useSalesChoices, type SalesChoices } from '../../contracts/fields/use-sales-choices.js';
import { NewContractFrame } from '../../contracts/new/new-contract-frame.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { isMissing, NoSuchRecord } from '../../kit/detail/no-such-record.js';
import { UnsavedChanges, useLeaving } from '../../kit/form/unsaved/unsaved-changes.js';
import { useNewForm } from '../../kit/form/use-new-form.js';
import { today } from '../../kit/format/dates.js';
import { Page } from '../../kit/page/page.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { toast } from '../../kit/toast.js';
import { get, send } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';
import { useCompanySettings } from '../../server/use-company-settings.js';
import { buyersOf } from '../epic-contract-record.js';
import { newEpicEntries } from './epic-entries.js';
import { epicFormSections } from './epic-form-sections.js';
import { FiguresBeside } from './figures-beside.js';
import { FiguresFoot } from './figures-foot.js';
import { brokenRules, conditionsTyped, typedContract } from './terms-as-typed.js';
import { useFollowing } from './use-following.js';
import { useProducts } from '../use-products.js';

const TITLE = 'New Epic Contract';

/** /admin/epic-contracts-new, and /admin/epic-contracts-new-for-tour/:tourId, which knows the couple. */
export function EpicContractNew() {
  const { tourId = '0' } = useParams();
  const known = useQuery({
    queryKey: ['new-epic-contract', tourId],
    queryFn: async ({ signal }) => (await get<NewEpicContractAnswer>(`/api/EpicContracts/New/Tour/${tourId}`, signal)).data,
    staleTime: 0,
    // Kept answers would bring a lead as it was when the form was last open.
    gcTime: 0,
    enabled: /^\d+$/.test(tourId),
  });
  const sales = useSalesChoices();
  const { products, ...read } = useProducts();
  const company = useCompanySettings();
  const failed = [known, company, { ...read, data: products }].find(({ error, data }) => error && !data);
  const problem = failed ? asProblem(failed.error) : sales.problem;
  const wanted = { noun: 'tour', id: tourId, list: '/admin/epic-contracts' };
  const retry = () => (void known.refetch(), void read.refetch(), void company.refetch(), sales.retry());
  if (isMissing(wanted, problem)) return <Page title={TITLE}><NoSuchRecord wanted={wanted} /></Page>;
  return (
    <Page title={TITLE} fill>
      {problem && <ProblemNotice problem={problem} retry={retry} />}
      {!problem && known.data && sales.choices && products && company.data && (
        <UnsavedChanges>
          <NewContract key={tourId} known={known.data} choices={sales.choices} products={products} fees={company.data.membershipFees} />
        </UnsavedChanges>
      )}
    </Page>
  );
}

interface NewContractProps {
  readonly known: NewEpicContractAnswer;
  readonly choices: SalesChoices;
  readonly products: readonly ProductOnSale[];
  readonly fees: MembershipFeeValues;
}

const names = newEpicEntries.map(({ name }) => name);

function NewContract({ known, choices, products: all, fees }: NewContractProps) {
  const navigate = useNavigate();
  const { may } = useSession();
  const begun = useRef(known);
  const [initial] = useState(() => startOf(begun.current, fees));
  const { tourId, leadId } = begun.current;
  const products = useMemo(() => all.filter(({ status }) => status === 'Active'), [all]);
  const sold = useMemo(() => ({ products, contract: {}, today: today(), fees: companyFeesOf(fees) }), [products, fees]);
  const form = useNewForm({
    fields: newEpicEntries,
    initial,
    check: (values) => {
      const typed = typedContract(values, sold);
      return typed && brokenRules(typed, true)[0];
    },
    create: async (values, commandId) => {
      const body = { ...bodyOf(values), ...(tourId > 0 && { tourId, leadId }) };
      const { data } = await send<{ readonly epicContractId: number }>('/api/EpicContracts/', { body, commandId });
      void toast(`Epic contract ${data.epicContractId} is saved`);
      void navigate(may('Epic_Contracts_Detail') ? `/admin/epic-contracts-detail/${data.epicContractId}` : '/admin/epic-contracts');
    },
  });
  const leave = useLeaving(() => void navigate(tourId > 0 && may('Tours_Detail') ? `/admin/tours-detail/${tourId}` : '/admin/epic-contracts'));
  const typed = useMemo(() => typedContract(form.values, sold), [form.values, sold]);
  const following = useFollowing(form, (tier) => conditionsTyped(tier, sold));
  const sections = epicFormSections({ values: form.values, names, products, choices, typed, following, ceilingBlocks: true });
  return (
    <NewContractFrame
      title={TITLE}
      className="epic-new"
      note={<FromTour known={begun.current} />}
      form={form}
      sections={sections}
      broken={typed ? brokenRules(typed, true) : []}
      totals={<FiguresBeside typed={typed} />}
      foot={<FiguresFoot typed={typed} />}
      onCancel={leave}
    />
  );
}

/** "Ingrid and Ivan Tanaka · from tour 1204 · starts as Draft" */
function FromTour({ known: { tourId, leadId, values } }: { readonly known: NewEpicContractAnswer }) {
  const { may } = useSession();
  const couple = buyersOf(values);
  return (
    <span className="said-aloud">
      {couple && <span>{leadId > 0 && may('Leads_Detail') ? <Link to={`/admin/leads-detail/${leadId}`}>{couple}</Link> : couple}</span>}
      {tourId > 0 && <span>from {may('Tours_Detail') ? <Link to={`/admin/tours-detail/${tourId}`}>tour {tourId}</Link> : `tour ${tourId}`}</span>}
      <span>starts as Draft</span>
    </span>
  );
}

function startOf({ values }: NewEpicContractAnswer, { defaultLoanTerm }: MembershipFeeValues): Values {
  return { ...blankValues(epicContractFields), buyerCountry: DEFAULT_COUNTRY, contractDate: today(), loanTerm: defaultLoanTerm, ...values };
}

/** Blank fields are not said, and neither is what belongs to a loan where nothing is financed. */
function bodyOf(values: Values): Values {
  const loan = isFinanced(String(values['transactionType']));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== null && value !== '' && (loan || (name !== 'loanTerm' && name !== 'additionalDownPayment'))));
}
