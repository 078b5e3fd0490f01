import { createContext, useContext } from 'react';
import type { RecordForm } from './use-record-form.js';

export const RecordFormContext = createContext<RecordForm | undefined>(undefined);

/** The form that a field stands in. */
export function useSurroundingForm(): RecordForm {
  const form = useContext(RecordFormContext);
  if (!form) throw new Error('A field stands outside of a RecordFormBox');
  return form;
}
