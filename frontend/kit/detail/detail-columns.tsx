import type { ReactNode } from 'react';
import './detail.css';

interface DetailColumnsProps {
  readonly history: ReactNode;
  /** Over it. */
  readonly beside?: ReactNode;
  /** Puts a form around the cards. */
  readonly around?: ((cards: ReactNode) => ReactNode) | undefined;
  readonly children: ReactNode;
}

/** Cards at the left, the history beside them; one column on narrow screens. */
export function DetailColumns({ history, beside, around, children }: DetailColumnsProps) {
  const cards = <div className="detail-cards">{children}</div>;
  return (
    <div className="detail-room">
      <div className="detail">
        {around ? around(cards) : cards}
        <div className={`detail-history ${beside ? 'detail-history-below' : ''}`}>
          {beside}
          {history}
        </div>
      </div>
    </div>
  );
}

/** Cards that stand above each other in one of the two columns. */
export function DetailStack({ children }: { readonly children: ReactNode }) {
  return <div className="detail-stack">{children}</div>;
}

/** What is not there, in a card. */
export function Nothing({ text }: { readonly text: string }) {
  return <p className="detail-nothing">{text}</p>;
}
