import { suggestedGoodDate, type Rescindable } from '../../../events/resale-contracts/rescission.rules.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { formatDate } from '../../kit/format/dates.js';

/** The day after the buyer can rescind, where the law of the buyer's state is known (`decisions.md C24`); one click takes it over. */
export function GoodDateHint({ buyerState = '', buyerSignedOn = null }: Partial<Pick<Rescindable, 'buyerState' | 'buyerSignedOn'>>) {
  const { form, values } = useSurroundingForm();
  const contractDate = values['contractDate'];
  const state = String(values['buyerState'] ?? buyerState);
  if (typeof contractDate !== 'string') return null;
  const usual = suggestedGoodDate({ contractDate, buyerState: state, buyerSignedOn });
  if (!usual) return <>confirm the rescission period{state && ` of ${state}`}</>;
  const chosen = values['contractGoodDate'];
  if (chosen === usual) return <>after the rescission period of {state}</>;
  const tooEarly = typeof chosen === 'string' && chosen !== '' && chosen < usual;
  return (
    <>
      {tooEarly && <span className="detail-warning">The buyer may still rescind on that day. </span>}
      <button type="button" className="link-button" onClick={() => form.setValue('contractGoodDate', formatDate(usual), { shouldDirty: true })}>
        usual: {formatDate(usual)}
      </button>
    </>
  );
}
