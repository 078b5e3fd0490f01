import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Typed } from '../../kit/form/fields/entry.js';
import { FormBox } from '../../kit/form/form-box.js';
import { FormFields } from '../../kit/form/fields/form-fields.js';
import type { BrokenRule, FormState } from '../../kit/form/form-state.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { isAtFields } from '../../kit/form/fields/refused-fields.js';
import { useShortcuts } from '../../kit/keys/use-shortcuts.js';
import { PageHeader } from '../../kit/page/page.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import { BeforeSaved } from './before-saved.js';
import { faultsIn, type FormSection } from './form-sections.js';
import { SectionRail } from './section-rail.js';
import './new-contract.css';

interface NewContractFrameProps {
  readonly title: string;
  /** Told apart by style sheets: asked of what stands in it, each key would style the whole form anew. */
  readonly className?: string;
  /** What it is for. */
  readonly note: ReactNode;
  readonly form: FormState;
  readonly sections: readonly FormSection[];
  /** Above the form: somebody else is at this unit. */
  readonly bar?: ReactNode;
  /** In sight all the time beside the form. */
  readonly totals: ReactNode;
  /** The same on a phone, below the form. */
  readonly foot: ReactNode;
  /** Rules that the values break, beside what is missing. */
  readonly broken?: readonly BrokenRule[];
  /** Below the totals. */
  readonly beside?: ReactNode;
  readonly onCancel: () => void;
}

/** The form of a new contract: its sections scroll in the middle, the way through them and the totals stay. */
export function NewContractFrame({ title, className = '', note, form, sections, bar, totals, foot, broken, beside, onCancel }: NewContractFrameProps) {
  useShortcuts([{ keys: ['Mod+enter'], words: 'Save', group: 'In a form', run: () => void form.submit() }]);
  const typed = useWatch({ control: form.form.control }) as Typed;
  const faults = faultsIn(form, typed, sections, broken);
  const middle = useRef<HTMLDivElement>(null);
  const [here, setHere] = useState(sections[0]!.name);
  const begins = useRef(firstToFill(sections));
  useEffect(() => {
    const boxes = middle.current?.querySelectorAll<HTMLInputElement>(`[data-section="${begins.current}"] :is(input, select, textarea)`) ?? [];
    [...boxes].find(({ value, type }) => type === 'radio' || (value === '' && type !== 'checkbox'))?.focus();
  }, []);
  const onFocus = ({ target }: FocusEvent) => setHere(target.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? here);
  const goTo = (section: string) => {
    const card = middle.current?.querySelector<HTMLElement>(`[data-section="${section}"]`);
    card?.scrollIntoView({ block: 'start' });
    card?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    setHere(section);
  };
  return (
    <FormBox form={broken ? { ...form, broken } : form} onCancel={onCancel} className={`new-contract ${className}`}>
      <PageHeader title={title} note={note} actions={<Buttons />} />
      <Refused />
      {bar}
      <div className="new-contract-room">
        <SectionRail sections={sections} faults={faults.filter(({ due }) => due)} here={here} onGo={goTo} />
        <div ref={middle} className="new-contract-middle" onFocusCapture={onFocus}>
          {sections.map(({ name, title: words, note: said, content }) => (
            <div key={name} data-section={name}>
              <Section title={words} note={said}>
                <FormFields>{content}</FormFields>
              </Section>
            </div>
          ))}
        </div>
        <div className="new-contract-beside">
          {totals}
          <BeforeSaved faults={faults} onGo={(field) => form.form.setFocus(field)} />
          {beside}
        </div>
      </div>
      {foot}
    </FormBox>
  );
}

/** Where somebody begins: the exchange, the unit, the people and the price matter, and whatever the form knows already does not wait. */
function firstToFill(sections: readonly FormSection[]): string {
  const mattering = sections.filter(({ name }) => ['exchange', 'unit', 'buyer', 'membership', 'seller', 'terms'].includes(name));
  return (mattering.find(({ said }) => said === '') ?? sections[0]!).name;
}

function Buttons() {
  const { saving, cancel } = useSurroundingForm();
  return (
    <>
      <Button text="Cancel" onClick={cancel} disabled={saving} title="Esc" />
      <Button intent="primary" type="submit" disabled={saving} text={saving ? 'Please wait...' : 'Save'} title="Ctrl-Enter" />
    </>
  );
}

/** Why it was refused, unless that stands at a field. */
function Refused() {
  const { problem, problemId, fields, submit, dismiss } = useSurroundingForm();
  if (!problem || isAtFields(problem, fields)) return null;
  return (
    <div id={problemId}>
      <ProblemBar problem={problem} retry={() => void submit()} dismiss={dismiss} />
    </div>
  );
}
