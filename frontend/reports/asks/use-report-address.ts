import { useSearchParams } from 'react-router-dom';
import type { AddressChanges } from '../../../backend/reports/report-view.rules.js';

/** What the address of a report says, and what changes in it. */
export function useReportAddress() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    put(changes: AddressChanges): void {
      const after = Object.entries({ ...Object.fromEntries(params), ...changes });
      setParams(Object.fromEntries(after.flatMap(([name, value]) => (value ? [[name, value]] : []))));
    },
  };
}
