import { commissionDisputesQuery } from '../../projections/commission-disputes/commission-disputes.queries.js';
import { commissionedSalesQuery } from '../../projections/commissioned-sales/commissioned-sales.queries.js';
import { commissionRunsQuery } from '../../projections/commission-runs/commission-runs.queries.js';
import { reserveLedgerQuery } from '../../projections/reserve-ledger/reserve-ledger.queries.js';
import type { ListDefinition } from '../platform/lists/list-registry.js';

/** What the reports follow: a line moves with its contract. */
export const commissionedSalesList: ListDefinition = { list: 'commissioned-sales', query: commissionedSalesQuery, permission: 'Commission_Main' };

/** How far each pay run is. */
export const commissionRunsList: ListDefinition = { list: 'commission-runs', query: commissionRunsQuery, permission: 'Commission_Main' };

/** What moves the reserves. */
export const reserveLedgerList: ListDefinition = { list: 'reserve-ledger', query: reserveLedgerQuery, permission: 'Accounting_Main' };

/** What is asked about lines. */
export const commissionDisputesList: ListDefinition = { list: 'commission-disputes', query: commissionDisputesQuery, permission: 'Commission_Main' };

export const commissionLists = [commissionedSalesList, commissionRunsList, reserveLedgerList, commissionDisputesList];
