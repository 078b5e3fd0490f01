import { DEFAULT_TRANSACTION_FEE, pointsChoices, PRICE_PER_POINT, purchaseTotal, STAFF_MAXIMUM } from '../../backend/points/points-purchase.rules.js';
import { pointsPurchaseListFields as words } from '../../events/points/points.fields.js';
import { Bill } from '../kit/detail/bill.js';
import type { Values } from '../kit/conflict/three-way-merge.js';
import type { EntryField } from '../kit/form/fields/entry.js';
import { FormField } from '../kit/form/fields/form-field.js';
import { RecordForm } from '../kit/form/record-form.js';
import { useNewForm } from '../kit/form/use-new-form.js';
import { formatCount } from '../kit/format/money.js';
import { Section } from '../kit/page/section.js';
import { toast } from '../kit/toast.js';
import { send } from '../server/http.js';

interface PurchaseFormProps {
  readonly memberId: number;
  readonly available: number;
  /** Why nothing can be bought; empty where points can. */
  readonly closedFor: string;
  readonly onBought: () => void;
}

const NONE = 'No Points Available';

/** Sells points: what is bought is held until it is paid. */
export function PurchaseForm({ memberId, available, closedFor, onBought }: PurchaseFormProps) {
  const choices = closedFor === '' ? pointsChoices(available, STAFF_MAXIMUM).map(formatCount) : [];
  const none = choices.length === 0;
  const fields: readonly EntryField[] = [
    { name: 'pointsPurchased', label: words.pointsPurchased.label, kind: 'choice', options: none ? [NONE] : choices, required: true },
    { name: 'pricePerPoint', label: words.pricePerPoint.label, kind: 'money' },
    { name: 'transactionFee', label: words.transactionFee.label, kind: 'money' },
  ];
  const form = useNewForm({
    fields,
    initial: { pointsPurchased: choices[0] ?? NONE, pricePerPoint: PRICE_PER_POINT, transactionFee: DEFAULT_TRANSACTION_FEE },
    create: async (values, commandId) => {
      const points = pointsOf(values);
      await send('/api/EpicAdvantageContracts/', { body: { epicMemberId: memberId, pointsPurchased: points, ...feeOf(values) }, commandId });
      onBought();
      void toast(`${formatCount(points)} points are held`);
    },
  });
  const fee = feeOf(form.values).transactionFee;
  const points = none ? 0 : pointsOf(form.values);
  const total = none ? null : purchaseTotal(points, PRICE_PER_POINT, fee);
  return (
    <Section title="Purchase points">
      {closedFor !== '' && <p className="detail-nothing" role="status">{closedFor}</p>}
      <RecordForm form={form} saveText="Purchase" disabled={none} aside={<Bill lines={[{ label: words.totalPurchasePrice.label, amount: total, fields: [], total: true }]} />}>
        <FormField name="pointsPurchased" wide readOnly={none} />
        <FormField name="pricePerPoint" readOnly />
        <FormField name="transactionFee" readOnly={none} />
      </RecordForm>
    </Section>
  );
}

function pointsOf(values: Values): number {
  return Number(String(values['pointsPurchased']).replaceAll(',', ''));
}

/** A blank fee is no fee. */
function feeOf(values: Values): { readonly transactionFee: string } {
  return { transactionFee: (values['transactionFee'] as string | null) ?? '0.00' };
}
