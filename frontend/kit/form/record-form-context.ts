import { createContext, useContext, useMemo } from 'react';
import type { FormState } from './form-state.js';

/** A form as its fields and its foot see it. */
export interface SurroundingForm extends FormState {
  /** Shuts it without saving; asks first when something was typed. Absent where the form is the page. */
  readonly cancel?: () => void;
  /** What says why it was refused. */
  readonly problemId: string;
}

export const RecordFormContext = createContext<SurroundingForm | undefined>(undefined);

/** What a field needs of its form: the same at most keys, so that a field is drawn anew only by what it shows itself. */
export interface FormOfField extends Pick<FormState, 'form' | 'fields'> {
  /** What is said at a field of the rules that the values break. */
  readonly rules: ReadonlyMap<string, string>;
}

export const FormOfFieldContext = createContext<FormOfField | undefined>(undefined);

/** The form that a field stands in. */
export function useFormOfField(): FormOfField {
  const form = useContext(FormOfFieldContext);
  if (!form) throw new Error('A field stands outside of a FormBox');
  return form;
}

/** The same object while the form, its fields and what is said at them stay the same. */
export function useWhatFieldsNeed({ form, fields, broken = [] }: FormState): FormOfField {
  // Of several of one field the first is said: a map keeps the last that it is given.
  const said = JSON.stringify(broken.filter(({ saidBeside }) => !saidBeside).map(({ field, message }) => [field, message]));
  return useMemo(() => ({ form, fields, rules: new Map((JSON.parse(said) as [string, string][]).toReversed()) }), [form, fields, said]);
}

/** The form as it is at every key, for what stands in it. */
export function useSurroundingForm(): SurroundingForm {
  const form = useContext(RecordFormContext);
  if (!form) throw new Error('A field stands outside of a FormBox');
  return form;
}
