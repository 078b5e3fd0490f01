import { createContext, useContext } from 'react';
import type { FormState } from './form-state.js';

export const RecordFormContext = createContext<FormState | undefined>(undefined);

/** The form that a field stands in. */
export function useSurroundingForm(): FormState {
  const form = useContext(RecordFormContext);
  if (!form) throw new Error('A field stands outside of a RecordFormBox');
  return form;
}
