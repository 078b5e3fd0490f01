import { ListRequestError } from '../../../projections/lists/list-request.js';

export type ExportFormat = 'csv' | 'xlsx';

/** `?format=xlsx`; a CSV file unless asked. @throws ListRequestError */
export function exportFormat(query: { readonly format?: unknown }): ExportFormat {
  const { format = 'csv' } = query;
  if (format !== 'csv' && format !== 'xlsx') throw new ListRequestError('format', 'takes csv or xlsx');
  return format;
}
