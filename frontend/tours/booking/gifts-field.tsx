import { SmallCrossIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { countedGifts, giftNamesOf } from '../../../events/tours/gift-names.rules.js';
import { FieldNews } from '../../kit/form/fields/field-news.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { SelectBox } from '../../kit/form/fields/select-box.js';
import { offeredWords, type OfferedGift } from './gift-words.js';
import './tours.css';

const NO_GIFTS = 'No available gifts.';

/** What the guests are given: each choice adds to the list, the same gift twice stands as x2 (decisions.md G10). What the shelf has not may be chosen as well. */
export function GiftsField({ offered }: { readonly offered: readonly OfferedGift[] }) {
  const id = useId();
  const { form } = useSurroundingForm();
  const { field: input, fieldState } = useController({ name: 'giftNames', control: form.control });
  const gifts = giftNamesOf(input.value ?? '');
  const put = (names: readonly string[]) => input.onChange(names.join(','));
  const takeOne = (gift: string) => put(gifts.toSpliced(gifts.lastIndexOf(gift), 1));
  return (
    <div className="form-field">
      <label htmlFor={id}>Gifts</label>
      <SelectBox fill id={id} ref={input.ref} name="giftNames" value="" aria-describedby={`${id}-below`} disabled={offered.length === 0} onBlur={input.onBlur} onChange={(event) => put([...gifts, event.target.value])}>
        <option value="">Add a gift…</option>
        {offered.map((gift) => (
          <option key={gift.giftName} value={gift.giftName}>
            {offeredWords(gift)}
          </option>
        ))}
      </SelectBox>
      {gifts.length > 0 && (
        <ul className="gifts-chosen" aria-label="Chosen gifts">
          {countedGifts(gifts).map(([gift, count]) => (
            <li key={gift} className="token">
              <span className="token-words">{count > 1 ? `${gift} x${count}` : gift}</span>
              <button type="button" className="token-remove" aria-label={`Remove ${gift}`} onClick={() => takeOne(gift)}>
                <SmallCrossIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div id={`${id}-below`} className="form-below" aria-live="polite">
        {fieldState.error ? <span className="form-fault">{fieldState.error.message}</span> : offered.length === 0 && <span className="form-hint">{NO_GIFTS}</span>}
        <FieldNews name="giftNames" />
      </div>
    </div>
  );
}
