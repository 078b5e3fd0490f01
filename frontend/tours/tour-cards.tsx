import { giftNamesOf } from '../../backend/tours/tour.rules.js';
import type { Tour } from '../../backend/tours/tour.state.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { Marked } from '../kit/detail/marks.js';
import { Section } from '../kit/page/section.js';

interface CardProps {
  readonly tour: Tour;
}

export function GiftsCard({ tour }: CardProps) {
  const gifts = counted(giftNamesOf(tour.giftNames));
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

/** The same gift given twice stands as x2 (`decisions.md G10`). */
function counted(gifts: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const gift of gifts) counts.set(gift, (counts.get(gift) ?? 0) + 1);
  return [...counts];
}
