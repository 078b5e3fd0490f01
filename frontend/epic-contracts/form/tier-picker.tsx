import { useController } from 'react-hook-form';
import { mayBeFinanced } from '../../../backend/epic-contracts/terms/epic-contract.pricing.js';
import { NO_PRODUCTS } from '../../../backend/epic-contracts/contract-words.rules.js';
import type { ProductOnSale } from '../../../backend/epic-contracts/terms/sale-conditions.rules.js';
import { entryFault } from '../../kit/form/fields/entry.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { formatMoney } from '../../kit/format/money.js';
import { formatPercent } from '../../kit/format/percent.js';

interface TierPickerProps {
  readonly products: readonly ProductOnSale[];
}

/** The tiers side by side, with what tells them apart. */
export function TierPicker({ products }: TierPickerProps) {
  const { form, fields } = useSurroundingForm();
  const entry = fields.find(({ name }) => name === 'membershipTier')!;
  const { field, fieldState } = useController({ name: 'membershipTier', control: form.control, rules: { validate: (text) => entryFault(entry, text) ?? true } });
  if (products.length === 0) return <p className="form-field-wide">{NO_PRODUCTS}</p>;
  return (
    <div className="form-field-wide">
      <div className="tiers" role="radiogroup" aria-label={entry.label} aria-invalid={fieldState.invalid}>
        {products.map((product, place) => (
          <label key={product.productId} className={`tier ${field.value === product.memberTier ? 'tier-chosen' : ''}`}>
            <input
              type="radio"
              name="membershipTier"
              {...(place === 0 && { ref: field.ref })}
              value={product.memberTier}
              checked={field.value === product.memberTier}
              onChange={() => field.onChange(product.memberTier)}
              onBlur={field.onBlur}
            />
            <b>{product.productName}</b>
            <span className="tier-price">{formatMoney(product.listPrice)}</span>
            <span>{downWords(product)}</span>
            <span>{product.termMonths} months</span>
            {product.status !== 'Active' && <span className="tier-inactive">{product.status.toLowerCase()}</span>}
          </label>
        ))}
      </div>
      {fieldState.error && <span className="form-fault">{fieldState.error.message}</span>}
    </div>
  );
}

function downWords({ memberTier, minimumDownPayment }: ProductOnSale): string {
  return mayBeFinanced(memberTier) ? `${formatPercent(minimumDownPayment)} down` : 'paid in full';
}
