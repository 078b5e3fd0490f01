import { daysOfMonth } from '../../../backend/reports/epic/epic-view.rules.js';
import type { ContractsBehindAnswer } from '../../../backend/reports/epic/epic-dashboard.dto.js';
import type { EpicBehind } from '../../../backend/reports/epic/epic-view.rules.js';
import { isFinanced, transactionTypes } from '../../../events/epic-contracts/epic-contract.enums.js';

/** Of so many an address can name each. */
const MOST_NAMED = 150;

type Behind = Extract<EpicBehind, { readonly figure: string }>;

/**
 * The list's own address for the contracts behind a figure; undefined where it cannot say them.
 * The list knows contracts as they are now: those of a past day, and those over the limit, are named one by one.
 */
export function contractsAddress({ figure, month }: Behind, { year, to }: { readonly year: number; readonly to: string }, { rows, live }: Pick<ContractsBehindAnswer, 'rows' | 'live'>): string | undefined {
  if (rows.length === 0) return undefined;
  if (!live || figure === 'overLimit') {
    if (rows.length > MOST_NAMED) return undefined;
    return `/admin/epic-contracts?epicContractId.oneOf=${rows.map(({ epicContractId }) => epicContractId).join(',')}`;
  }
  const days = month ? daysOfMonth(month, { to }) : { from: `${year}-01-01`, to };
  const types = figure === 'sold' ? [] : transactionTypes.filter((type) => isFinanced(type) === (figure === 'financed'));
  return `/admin/epic-contracts?${new URLSearchParams({
    'contractStatus.oneOf': listed([...new Set(rows.map(({ contractStatus }) => contractStatus))].toSorted()),
    'contractDate.from': days.from,
    'contractDate.to': days.to,
    ...(types.length > 0 && { 'transactionType.oneOf': listed(types) }),
  }).toString()}`;
}

/** As the list's address has several of a field: a comma parts them. */
function listed(values: readonly string[]): string {
  return values.map((value) => value.replace(/[%,]/g, encodeURIComponent)).join(',');
}
