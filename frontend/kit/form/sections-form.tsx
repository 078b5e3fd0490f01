import { useEffect, useRef, type ReactNode } from 'react';
import { useShortcuts } from '../keys/use-shortcuts.js';
import type { OpenRecord } from '../detail/record-kind.js';
import type { EntryField } from './fields/entry.js';
import type { FormState } from './form-state.js';
import { FormBox } from './form-box.js';
import { FormFoot } from './form-foot.js';
import { goToFirstFault } from './fields/refused-fields.js';
import { Merging, type MergingOptions } from './merging.js';

interface SectionsFormProps<T extends object> extends MergingOptions {
  readonly open: OpenRecord<T>;
  /** Over the fields of all sections. */
  readonly form: FormState;
  /** The fields of each section that can be opened. */
  readonly parts: Readonly<Record<string, readonly EntryField[]>>;
  readonly onCancel: () => void;
  /** In sight beside the buttons while several sections are open. */
  readonly aside?: ReactNode;
  readonly saveText?: string;
  /** The cards. */
  readonly children: ReactNode;
}

/** One form around the cards of a record: whatever sections are open are saved together or not at all. */
export function SectionsForm<T extends object>({ open, form, parts, onCancel, aside, saveText, children, ...merging }: SectionsFormProps<T>) {
  useShortcuts([{ keys: ['Mod+enter'], words: 'Save', group: 'In a form', run: () => void form.submit() }]);
  useScrollToFaults(open, form, parts);
  return (
    <>
      <FormBox form={form} onCancel={onCancel} className="form-around">
        {children}
        {open.together && <FormFoot className="form-bar card" saveText={saveText} aside={aside} />}
      </FormBox>
      <Merging form={form} noun={open.noun} {...merging} />
    </>
  );
}

/** What is wrong with a field of a section that is shut opens it: a rule may look at fields that nobody was about to change. */
function useScrollToFaults<T extends object>(open: OpenRecord<T>, { form, fields }: FormState, parts: SectionsFormProps<T>['parts']): void {
  const opening = useRef(false);
  const faulty = Object.keys(form.formState.errors);
  const shut = Object.keys(parts).find((part) => !open.section(part).editing && parts[part]!.some(({ name }) => faulty.includes(name)));
  useEffect(() => {
    if (shut) open.section(shut).onEdit?.();
    else if (opening.current) goToFirstFault(form, fields);
    opening.current = shut !== undefined;
  });
}
