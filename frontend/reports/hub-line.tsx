import type { ReactNode } from 'react';

interface HubLineProps {
  readonly icon: ReactNode;
  /** What it opens, or is called. */
  readonly title: ReactNode;
  readonly words: string;
  readonly beside: string;
}

/** What was made of a report: a view that is kept, a mail that goes out. */
export function HubLine({ icon, title, words, beside }: HubLineProps) {
  return (
    <li className="hub-entry">
      <span className="hub-mark" aria-hidden>
        {icon}
      </span>
      <span className="hub-words">
        {title}
        <span className="hub-question">{words}</span>
      </span>
      <span className="hub-figure hub-question">{beside}</span>
    </li>
  );
}
