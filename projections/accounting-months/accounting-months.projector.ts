import { MonthClosed, MonthReopened } from '../../events/accounting/accounting-month.events.js';
import { projection, streamNumber } from '../engine/projection.js';
import { accountingMonthsQuery } from './accounting-months.queries.js';
import { AccountingMonthRow } from './accounting-months.read-model.js';

/** The months of the books as they stand, with what each came to when it was closed last. */
export const accountingMonths = projection<AccountingMonthRow>('accounting-months', { entity: AccountingMonthRow, key: 'monthId', indexes: accountingMonthsQuery.indexes })
  .creates(MonthClosed, (event) => {
    const { month, closing, kinds, clearingGlCode, booked, notReady, debit, credit, reason = '' } = event.data;
    return { monthId: streamNumber(event), month, state: 'Closed', closing, kinds, clearingGlCode, booked, notReady, debit, credit, changedAt: event.metadata.occurredAt, changedBy: event.metadata.actor.name, reason };
  })
  .changes(MonthReopened, (_, { data, metadata }) => ({ state: 'Reopened', changedAt: metadata.occurredAt, changedBy: metadata.actor.name, reason: data.reason }));
