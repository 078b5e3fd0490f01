import type { ChangesView } from './changes-view.js';
import './filter-offers.css';

interface OftenAskedProps {
  readonly view: ChangesView;
  readonly onView: (view: ChangesView) => void;
}

const questions = [
  { words: 'Money, last working day', asks: { group: 'Money', period: 'last-working-day' } },
  { words: 'Money, this week', asks: { group: 'Money', period: 'this-week' } },
] as const;

/** What accounting asks every morning, one click each; gone as soon as something is asked. */
export function OftenAsked({ view, onView }: OftenAskedProps) {
  return questions.map(({ words, asks }) => (
    <button key={words} type="button" className="chip often-asked" onClick={() => onView({ ...view, ...asks })}>
      {words}
    </button>
  ));
}
