import { Section } from '../../kit/page/section.js';
import type { Fault } from './form-sections.js';

/** What stands in the way of saving, numbered in the order in which it is checked; each leads to its field. */
export function BeforeSaved({ faults, onGo }: { readonly faults: readonly Fault[]; readonly onGo: (field: string) => void }) {
  if (faults.length === 0) return null;
  return (
    <Section title="Before it can be saved" note={faults.length} className="new-faults">
      <ol>
        {faults.map(({ field, message, section }) => (
          <li key={field}>
            <button type="button" className="link-button" onClick={() => onGo(field)}>
              {message}
            </button>{' '}
            <span className="section-note">{section.title}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
