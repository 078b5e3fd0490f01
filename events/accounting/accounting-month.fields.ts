import { count, longText, money, reference, text, time } from '../kernel/field-kinds.rules.js';
import { bookedKinds } from './booked-kind.rules.js';
import { accountingListFields } from '../resale-contracts/accounting-list.fields.js';

/** Debits and credits tell what sales earn (`decisions.md B24`). */
const sensitive = 'Contracts_Sensitive';

export const monthStates = ['Closed', 'Reopened'] as const;

/** A month of the books as its list shows it. */
export const accountingMonthFields = {
  /** 202610 */
  monthId: reference('Month number'),
  /** YYYY-MM */
  month: text('Month'),
  state: text('State', { options: monthStates }),
  closing: count('Closing'),
  /** As it was when the month was closed. */
  clearingGlCode: text('Clearing account'),
  booked: count('Contracts booked'),
  notReady: count('Not ready'),
  debit: money('Debits', { sensitive }),
  credit: money('Credits', { sensitive }),
  changedAt: time('On'),
  changedBy: text('By'),
  reason: longText('Reason'),
} as const;

/** A field of a contract that was changed after its month was closed. */
export const changedAfterCloseFields = {
  key: text('Key'),
  /** `resale` or `membership`: their numbers are apart. */
  kind: text('Kind', { options: bookedKinds }),
  contractId: reference('Contract'),
  month: text('Month'),
  closing: count('Closing'),
  /** The contract's own name of the field; of a membership, with that before it: what a membership earns everybody sees. */
  field: text('Field name'),
  label: text('Field', { options: Object.values(accountingListFields).map(({ label }) => label) }),
  before: text('From'),
  after: text('To'),
  changedAt: time('On'),
  changedOn: text('Day'),
  changedBy: text('By'),
  reason: longText('Reason'),
} as const;
