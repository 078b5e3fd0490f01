import type { ReactNode } from 'react';
import { entryFault, type Typed } from '../../kit/form/fields/entry.js';
import type { BrokenRule, FormState } from '../../kit/form/form-state.js';

/** One part of the form: its card, and its line in the rail. */
export interface FormSection {
  readonly name: string;
  readonly title: string;
  /** What is asked now, in the order of the card. */
  readonly fields: readonly string[];
  /** Beside the title of the card. */
  readonly note?: ReactNode;
  /** Under its name in the rail, once something is said; blank while nothing is. */
  readonly said: string;
  /** Under its name in the rail while nothing is said. */
  readonly unsaid: string;
  /** What it says follows from a rule that is broken at a field elsewhere. */
  readonly broken?: boolean;
  readonly content: ReactNode;
}

export interface Fault {
  readonly field: string;
  readonly label: string;
  readonly message: string;
  readonly section: FormSection;
  /** It was typed, or saving was tried: what nobody came to yet is no mistake. */
  readonly due: boolean;
}

/** How far a section is, as its sign in the rail shows it: nothing that is broken has a tick. */
export function stepState({ said, broken }: Pick<FormSection, 'said' | 'broken'>, toMend: number, isHere: boolean): 'faulty' | 'here' | 'said' | 'open' {
  if (toMend > 0 || broken) return 'faulty';
  return isHere ? 'here' : said ? 'said' : 'open';
}

/** What stands in the way of saving, in the order of the fields: those that block by rule come first (`decisions.md C8`). */
export function faultsIn({ form, fields }: Pick<FormState, 'form' | 'fields'>, typed: Typed, sections: readonly FormSection[], broken: readonly BrokenRule[] = []): readonly Fault[] {
  const { errors } = form.formState;
  return fields.flatMap((field) => {
    const section = sections.find(({ fields: asked }) => asked.includes(field.name));
    const text = typed[field.name] ?? '';
    const rule = broken.find((one) => one.field === field.name);
    const message = entryFault(field, text) ?? errors[field.name]?.message ?? rule?.message;
    return section && message ? [{ field: field.name, label: field.label, message: String(message), section, due: text.trim() !== '' || errors[field.name] !== undefined || rule !== undefined }] : [];
  });
}
