import { Dialog } from '@blueprintjs/core';
import { useMemo } from 'react';
import { giftStockFields } from '../../events/gifts/gift.fields.js';
import { count } from '../../events/kernel/field-kinds.rules.js';
import { entriesOf } from '../kit/form/fields/entries-of.js';
import { FormField } from '../kit/form/fields/form-field.js';
import type { FormState } from '../kit/form/form-state.js';
import { RecordForm } from '../kit/form/record-form.js';
import { useNewForm } from '../kit/form/use-new-form.js';
import { formatCount } from '../kit/format/money.js';
import { toast } from '../kit/toast.js';
import { send } from '../server/http.js';
import type { Gift } from './gift-record.js';

type Movement = 'Received' | 'Counted';

const words = {
  Received: { title: 'Receive', figure: 'quantity', label: 'How many came', saveText: 'Receive', pattern: /^[\d,]*[1-9][\d,]*$/, fault: 'Enter a whole number above 0' },
  Counted: { title: 'Count', figure: 'counted', label: 'How many are there', saveText: 'Save count', pattern: /^[\d,]+$/, fault: 'Enter a whole number' },
} as const;

interface MovementDialogProps {
  readonly movement: Movement;
  readonly gift: Gift;
  /** What the books say, as of now. */
  readonly onHand: number;
  readonly onDone: () => void;
}

/** A delivery or a stock-taking. */
export function MovementDialog(props: MovementDialogProps) {
  const { movement, gift, onDone } = props;
  return (
    <Dialog isOpen onClose={onDone} title={`${words[movement].title}: ${gift.giftName}`} canOutsideClickClose={false}>
      <MovementForm {...props} />
    </Dialog>
  );
}

function MovementForm({ movement, gift, onHand, onDone }: MovementDialogProps) {
  const { figure, label, saveText, pattern, fault } = words[movement];
  const fields = useMemo(() => entriesOf({ [figure]: count(label), ...giftStockFields }, { [figure]: { required: fault, pattern, fault } }), [figure, label, pattern, fault]);
  const initial = useMemo(() => ({ [figure]: null, note: '' }), [figure]);
  const form = useNewForm({
    fields,
    initial,
    create: async (values, commandId) => {
      await send(`/api/GiftTypes/${gift.giftTypeId}/${movement}`, { body: values, commandId });
      void toast(`${gift.giftName}: ${movement === 'Received' ? 'the delivery' : 'the count'} is saved`);
      onDone();
    },
  });
  return (
    <div className="gift-movement">
      <RecordForm form={form} onCancel={onDone} saveText={saveText}>
        <FormField name={figure} hint={movement === 'Counted' && differenceInWords(form, onHand)} />
        <FormField name="note" />
      </RecordForm>
    </div>
  );
}

/** Said while somebody types, so that a slip is seen before it is saved. */
function differenceInWords({ values: { counted } }: FormState, onHand: number): string {
  const expected = `${formatCount(onHand)} expected`;
  if (typeof counted !== 'number') return expected;
  if (counted === onHand) return `${expected}: as many as there should be`;
  return `${expected}: ${formatCount(Math.abs(counted - onHand))} too ${counted < onHand ? 'few' : 'many'}`;
}
