import { Section } from '../../kit/page/section.js';
import type { Fault } from './form-sections.js';
import './before-saved.css';

/** What stands in the way of saving, numbered in the order in which it is checked; each leads to its field. */
export function BeforeSaved({ faults, onGo }: { readonly faults: readonly Fault[]; readonly onGo: (field: string) => void }) {
  if (faults.length === 0) return null;
  return (
    <Section title="Before it can be saved" note={faults.length} className={`new-faults ${faults.some(({ due }) => due) ? 'new-faults-due' : ''}`}>
      <ol>
        {faults.map(({ field, label, message, section, due }) => (
          <li key={field} className={due ? 'new-fault-due' : undefined}>
            <span>
              <button type="button" className="link-button" onClick={() => onGo(field)}>
                {message}
              </button>{' '}
              <span className="section-note">{placeOf(section.title, label, message)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Rules name what they are about; how an amount is written is the same for every box. */
function placeOf(section: string, label: string, message: string): string {
  return message.toLowerCase().includes(label.toLowerCase()) ? section : `${section}, ${label}`;
}
