import type { Tour } from '../../backend/tours/tour.state.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { Marked } from '../kit/detail/marks.js';
import { Section } from '../kit/page/section.js';

interface CardProps {
  readonly tour: Tour;
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
