import type { ContractsBehindAnswer } from '../../../backend/resale-contracts/dashboard/contracts-dashboard-reader.js';

/** What the dashboard says for "before every contract": the list says nothing. */
const EVER = '1900-01-01';

/** The list screen's own address for the contracts behind a figure: everything that narrows them narrows the list. */
export function listAddress({ statuses, ...days }: ContractsBehindAnswer['part']): string {
  const ranges = Object.entries(days).flatMap(([field, { from, to }]) => [...(from === EVER ? [] : [[`${field}.from`, from]]), [`${field}.to`, to]]);
  return new URLSearchParams([...(statuses ? [['contractStatus.oneOf', statuses.join(',')]] : []), ...ranges] as [string, string][]).toString();
}
