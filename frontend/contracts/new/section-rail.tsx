import { TickIcon } from '@blueprintjs/icons';
import { stepState, type Fault, type FormSection } from './form-sections.js';

interface SectionRailProps {
  readonly sections: readonly FormSection[];
  readonly faults: readonly Fault[];
  /** The section that somebody is in. */
  readonly here: string;
  readonly onGo: (section: string) => void;
}

/** The sections of the form, how far each is, and the way to it. */
export function SectionRail({ sections, faults, here, onGo }: SectionRailProps) {
  return (
    <nav className="card new-rail no-print" aria-label="Sections">
      <ol className="plain-list">
        {sections.map((section) => (
          <li key={section.name}>
            <Step section={section} toMend={faults.filter((fault) => fault.section.name === section.name).length} isHere={section.name === here} onGo={() => onGo(section.name)} />
          </li>
        ))}
      </ol>
      <p className="new-rail-keys">
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves
      </p>
    </nav>
  );
}

interface StepProps {
  readonly section: FormSection;
  readonly toMend: number;
  readonly isHere: boolean;
  readonly onGo: () => void;
}

function Step({ section: { title, said, unsaid, broken }, toMend, isHere, onGo }: StepProps) {
  const state = stepState({ said, broken }, toMend, isHere);
  const words = toMend > 0 ? `${toMend} to mend` : broken ? said : isHere ? 'you are here' : said || unsaid;
  return (
    <button type="button" className={`new-step ${isHere ? 'new-step-here' : ''}`} aria-current={isHere ? 'step' : undefined} onClick={onGo}>
      <span className={`new-step-sign new-step-${state}`} aria-hidden>
        {state === 'said' && <TickIcon size={12} />}
        {state === 'faulty' && '!'}
      </span>
      <span className="new-step-words">
        <b>{title}</b>
        <span className={state === 'faulty' ? 'new-step-fault' : undefined}>{words}</span>
      </span>
    </button>
  );
}
