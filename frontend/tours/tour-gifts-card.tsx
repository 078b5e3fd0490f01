import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { countedGifts, giftNamesOf } from '../../events/tours/gift-names.rules.js';
import type { Tour } from '../../backend/tours/tour.state.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { Marked } from '../kit/detail/marks.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { Question } from '../kit/page/question.js';
import { Section } from '../kit/page/section.js';
import { GiveGift } from './give-gift.js';
import { useAvailableGifts } from './use-available-gifts.js';
import { useTourGifts } from './use-tour-gifts.js';
import './tour-gifts.css';

/** What the guests of a tour are given, given and taken back in place. */
export function TourGiftsCard({ open }: { readonly open: OpenRecord<Tour> }) {
  const available = useAvailableGifts(open.editable);
  const { give, takeBack, refused } = useTourGifts(open);
  const [asking, setAsking] = useState<string>();
  const gifts = countedGifts(giftNamesOf(open.data.giftNames));
  const typeOf = (name: string) => available.gifts?.find(({ giftName }) => giftName.toLowerCase() === name.toLowerCase());
  // What could not be given again is asked about first.
  const remove = (name: string) => (typeOf(name) ? takeBack(name, typeOf(name)) : setAsking(name));
  return (
    <Section title="Gifts">
      {gifts.length === 0 && <Nothing text="No gifts yet." />}
      {gifts.length > 0 && (
        <ul className="plain-list tour-gifts">
          {gifts.map(([name, count]) => (
            <li key={name}>
              <Marked fields={['giftNames']}>{count > 1 ? `${name} x${count}` : name}</Marked>
              {open.editable && <Button className="no-print" variant="minimal" size="small" icon={<CrossIcon />} aria-label={`Take back ${name}`} title="Take one back" onClick={() => remove(name)} />}
            </li>
          ))}
        </ul>
      )}
      {open.editable && <GiveGift available={available} onGive={give} />}
      {refused && <ProblemBar problem={refused.problem} retry={refused.retry} dismiss={refused.dismiss} />}
      {asking !== undefined && (
        <Question confirmText="Take back" onCancel={() => setAsking(undefined)} onConfirm={() => (setAsking(undefined), takeBack(asking))}>
          {asking} is no longer given: once taken back, it cannot be given again.
        </Question>
      )}
    </Section>
  );
}
