import { useMemo, useState } from 'react';
import { asksWhyOver } from '../../../backend/epic-contracts/terms/ceiling.rules.js';
import type { ProductOnSale } from '../../../backend/epic-contracts/terms/sale-conditions.rules.js';
import { isFinished } from '../../../events/resale-contracts/resale-contract.enums.js';
import { useSalesChoices, type SalesChoices } from '../../contracts/fields/use-sales-choices.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import { FormBox } from '../../kit/form/form-box.js';
import { FormFields } from '../../kit/form/fields/form-fields.js';
import { FormFoot } from '../../kit/form/form-foot.js';
import { Merging } from '../../kit/form/merging.js';
import { useLeaving } from '../../kit/form/unsaved/unsaved-changes.js';
import { useRecordForm } from '../../kit/form/use-record-form.js';
import { useShortcuts } from '../../kit/keys/use-shortcuts.js';
import { today } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import { asProblem } from '../../server/problem.js';
import { stillToSign } from '../../signing/by-staff/still-to-sign.js';
import type { OpenEpicContract } from '../epic-contract-record.js';
import { editEpicEntries } from './epic-entries.js';
import { epicFormSections } from './epic-form-sections.js';
import { FiguresBeside } from './figures-beside.js';
import { brokenRules, conditionsTyped, typedContract, type TypedContract } from './terms-as-typed.js';
import { useFollowing } from './use-following.js';
import { useProducts } from '../use-products.js';

/** A membership contract while somebody edits it: the form of a new one, with numbers, days and statuses (document 2, 2). */
export function EpicContractForm({ open }: { readonly open: OpenEpicContract }) {
  const sales = useSalesChoices();
  const { products, error, refetch } = useProducts();
  const problem = error && !products ? asProblem(error) : sales.problem;
  if (problem) return <ProblemNotice problem={problem} retry={() => (void refetch(), sales.retry())} />;
  return sales.choices && products ? <Editing open={open} choices={sales.choices} products={products} /> : null;
}

interface EditingProps {
  readonly open: OpenEpicContract;
  readonly choices: SalesChoices;
  readonly products: readonly ProductOnSale[];
}

function Editing({ open, choices, products }: EditingProps) {
  const contract = open.now.data;
  const [fields] = useState(() => editEpicEntries((name) => name in contract));
  const leave = useLeaving(open.close);
  const sold = useMemo(() => ({ products, contract, today: today() }), [products, contract]);
  const asksWhy = (changed: readonly string[], values: Values) => {
    if (changed.length === 0) return undefined;
    const terms = changed.some((name) => priced.includes(name));
    const over = terms && typedContract(values, sold)?.overCeiling && asksWhyOver({ contractStatus: String(values['contractStatus'] ?? '') });
    return over || (terms && isHalfSigned(contract)) || isFinished(contract.contractStatus ?? '') ? 'demanded' : undefined;
  };
  const form = useRecordForm({
    open,
    fields,
    check: (values) => {
      const typed = typedContract(values, sold);
      return typed && brokenRules(typed, false)[0];
    },
    asksWhy,
    onSaved: leave,
  });
  useShortcuts([{ keys: ['Mod+enter'], words: 'Save', group: 'In a form', run: () => void form.submit() }]);
  const typed = useMemo(() => typedContract(form.values, sold), [form.values, sold]);
  const following = useFollowing(form, (tier) => conditionsTyped(tier, sold));
  const sections = epicFormSections({ values: form.values, names: fields.map(({ name }) => name), products, choices, typed, following, ceilingBlocks: false });
  return (
    <div className="detail-wide epic-edit">
      <FormBox form={{ ...form, broken: typed ? brokenRules(typed, false) : [] }} onCancel={leave} className="form-around">
        <div className="epic-edit-room">
          <div className="epic-edit-middle">
            {sections.map(({ name, title, note, content }) => (
              <Section key={name} title={title} note={note}>
                <FormFields>{content}</FormFields>
              </Section>
            ))}
          </div>
          <div className="epic-edit-beside">
            <FiguresBeside typed={typed} />
          </div>
        </div>
        <FormFoot className="form-bar card" saveText="Save" aside={typed && <PinnedFigures {...typed} />} />
      </FormBox>
      <Merging form={form} noun={open.noun} />
    </div>
  );
}

/** What is out is taken back with the terms that somebody signed for. */
function isHalfSigned({ signings = [] }: OpenEpicContract['data']): boolean {
  return signings.some(({ status, signedBy }) => stillToSign(status) && signedBy.length > 0);
}

const priced: readonly string[] = ['membershipTier', 'transactionType', 'purchasePrice', 'additionalDownPayment', 'loanTerm'];

/** The figures may be out of sight while names are typed. */
function PinnedFigures({ terms, lending }: TypedContract) {
  return (
    <span className="form-totals">
      {lending && (
        <>
          A month <b>{formatMoney(lending.box.regularPaymentAmount)}</b> · APR <b>{lending.box.aprRate ?? '–'}%</b> ·{' '}
        </>
      )}
      Due at closing <b>{formatMoney(terms.dueAtClosing) || '–'}</b>
    </span>
  );
}
