import { createContext, useContext } from 'react';
import type { FormState } from './form-state.js';

/** A form as its fields and its foot see it. */
export interface SurroundingForm extends FormState {
  /** Shuts it without saving; asks first when something was typed. Absent where the form is the page. */
  readonly cancel?: () => void;
  /** What says why it was refused. */
  readonly problemId: string;
}

export const RecordFormContext = createContext<SurroundingForm | undefined>(undefined);

/** The form that a field stands in. */
export function useSurroundingForm(): SurroundingForm {
  const form = useContext(RecordFormContext);
  if (!form) throw new Error('A field stands outside of a FormBox');
  return form;
}
