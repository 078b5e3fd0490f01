import { belowMinimum } from '../../../backend/epic-contracts/contract-words.rules.js';
import type { ProductOnSale } from '../../../backend/epic-contracts/terms/sale-conditions.rules.js';
import { Bill } from '../../kit/detail/bill.js';
import { FormField, SaidField } from '../../kit/form/fields/form-field.js';
import { formatDate } from '../../kit/format/dates.js';
import { formatMoney } from '../../kit/format/money.js';
import { closingCostLines } from '../closing-cost-lines.js';
import { membershipNames } from './epic-entries.js';
import { TierPicker } from './tier-picker.js';
import { seasonWords, type TypedContract } from './terms-as-typed.js';
import type { Following } from './use-following.js';
import './epic-form.css';

interface MembershipProps {
  readonly products: readonly ProductOnSale[];
  /** What the form asks. */
  readonly names: readonly string[];
  readonly typed: TypedContract | undefined;
}

export function Membership({ products, names, typed }: MembershipProps) {
  const terms = typed?.terms;
  return (
    <>
      <TierPicker products={products} />
      {membershipNames.filter((name) => name !== 'membershipTier' && names.includes(name)).map((name) => <FormField key={name} name={name} />)}
      {terms && (
        <>
          <SaidField label="Term" value={terms.membershipTerm ? `${terms.membershipTerm} months` : ''} hint="" />
          <SaidField label="Starts" value={formatDate(terms.membershipStartDate)} hint="" />
          <SaidField label="Expires" value={formatDate(terms.membershipExpDate)} hint="" />
        </>
      )}
    </>
  );
}

export function ClosingCosts({ conditions, terms }: TypedContract) {
  return (
    <div className="form-field-wide">
      <Bill lines={closingCostLines(terms, seasonWords(conditions, terms))} />
    </div>
  );
}

export function PurchasePrice({ conditions, terms, following: { raised, onPriceLeft } }: TypedContract & { readonly following: Following }) {
  const { product } = conditions;
  return (
    <>
      <div className="form-field-wide">
        <Bill
          lines={[
            { label: 'List price', amount: product.listPrice, fields: [] },
            { label: 'Minimum with closing costs', amount: product.minimumPrice, fields: [] },
          ]}
        />
      </div>
      <div className="form-field-wide epic-price" onBlur={onPriceLeft}>
        <FormField name="purchasePrice" />
      </div>
      {raised && (
        <div className="form-field-wide epic-raised" role="alert">
          <b>{belowMinimum(raised.minimumPrice)}</b>
          <span>
            You typed {formatMoney(raised.typed)}, which makes {formatMoney(raised.withCosts)} with closing costs. Set to {formatMoney(raised.least)}.
          </span>
        </div>
      )}
      <div className="form-field-wide">
        <Bill lines={[{ label: 'Total purchase price', amount: terms.totalPurchasePrice, fields: [], total: true }]} />
      </div>
    </>
  );
}
