/** Flags are kept as such, some answers as YES and NO, others as Yes and No: people read them alike. */
export function formatYesNo(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === 'YES') return 'Yes';
  return value === 'NO' ? 'No' : String(value as string);
}
