import { countedGifts, giftNamesOf } from '../../backend/tours/tour.rules.js';
import type { Tour } from '../../backend/tours/tour.state.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { Marked } from '../kit/detail/marks.js';
import { Section } from '../kit/page/section.js';

interface CardProps {
  readonly tour: Tour;
}

export function GiftsCard({ tour }: CardProps) {
  const gifts = countedGifts(giftNamesOf(tour.giftNames));
  return (
    <Section title="Gifts">
      {gifts.length === 0 ? (
        <Nothing text="No gifts yet." />
      ) : (
        <Marked fields={['giftNames']}>
          <ul className="plain-list">
            {gifts.map(([gift, count]) => (
              <li key={gift}>
                {gift}
                {count > 1 && ` x${count}`}
              </li>
            ))}
          </ul>
        </Marked>
      )}
    </Section>
  );
}

export function NotesCard({ tour }: CardProps) {
  return (
    <Section title="Notes">
      {tour.notes ? (
        <p className="notes">
          <Marked fields={['notes']}>{tour.notes}</Marked>
        </p>
      ) : (
        <Nothing text="No notes yet." />
      )}
    </Section>
  );
}
