import { Fragment, useId, type ReactNode } from 'react';
import './page.css';

interface SectionProps {
  readonly title: ReactNode;
  /** Muted, beside the title. */
  readonly note?: ReactNode;
  /** At the far end of the title line. */
  readonly action?: ReactNode;
  readonly className?: string;
  /** Where an address may lead. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A card with a title. */
export function Section({ title, note, action, className = '', id: place, children }: SectionProps) {
  const id = useId();
  return (
    <section id={place} className={`card section ${className}`} aria-labelledby={id}>
      <div className="section-header">
        <h2 id={id}>{title}</h2>
        {note && <span className="section-note">{note}</span>}
        {action && <span className="section-action no-print">{action}</span>}
      </div>
      {children}
    </section>
  );
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels and values in two columns; a dash where there is nothing. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
