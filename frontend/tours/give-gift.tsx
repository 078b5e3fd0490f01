import { Button } from '@blueprintjs/core';
import { useId, useState, type FormEvent } from 'react';
import { Nothing } from '../kit/detail/detail-columns.js';
import { SelectBox } from '../kit/form/fields/select-box.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { offeredWords, shortWords } from './booking/gift-words.js';
import { asProblem } from '../server/problem.js';
import type { AvailableGift, useAvailableGifts } from './use-available-gifts.js';

/** Nobody counts further at a desk; the server takes 99. */
const QUANTITIES = Array.from({ length: 10 }, (_, index) => index + 1);

interface GiveGiftProps {
  readonly available: ReturnType<typeof useAvailableGifts>;
  readonly onGive: (gift: AvailableGift, quantity: number) => void;
}

/** A gift chosen, and how many of it. What the shelf has not may be given as well: nobody is stopped in front of a guest. */
export function GiveGift({ available: { gifts, error, retry }, onGive }: GiveGiftProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [quantity, setQuantity] = useState(1);
  if (error) return <ProblemNotice problem={asProblem(error)} retry={retry} />;
  if (gifts?.length === 0) return <Nothing text="No available gifts." />;
  const gift = gifts?.find(({ giftTypeId }) => String(giftTypeId) === chosen);
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (!gift) return;
    // Nothing is chosen any more: a second click gives nothing.
    setChosen('');
    setQuantity(1);
    onGive(gift, quantity);
  };
  return (
    <form className="give-gift no-print" onSubmit={give}>
      <label className="visually-hidden" htmlFor={`${id}-gift`}>
        Gift
      </label>
      <SelectBox fill id={`${id}-gift`} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">Choose a gift…</option>
        {gifts?.map((one) => (
          <option key={one.giftTypeId} value={one.giftTypeId}>
            {offeredWords(one)}
          </option>
        ))}
      </SelectBox>
      <label className="visually-hidden" htmlFor={`${id}-quantity`}>
        How many
      </label>
      <SelectBox id={`${id}-quantity`} value={quantity} onChange={(event) => setQuantity(Number(event.target.value))}>
        {QUANTITIES.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectBox>
      <Button type="submit" text="Give" disabled={!gift} />
      <div className="give-gift-short" aria-live="polite">
        {gift && shortWords(gift, quantity)}
      </div>
    </form>
  );
}
