import { resaleContractMonthFields, resaleContractTotalFields } from '../../events/resale-contracts/resale-contract.fields.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { resaleContractListColumns } from './resale-contract-list.columns.js';
import { ResaleContractListRow, ResaleContractMonth, ResaleContractTotals } from './resale-contract-list.read-model.js';

export const resaleContractListQuery = listQuery<ResaleContractListRow>({
  entity: ResaleContractListRow,
  key: 'contractId',
  columns: resaleContractListColumns,
  search: ['contractId', 'buyer', 'seller', 'resort', 'unitNumber', 'tppDealNumber', 'salesAgent'],
  sorts: ['contractDate', '-contractDate', '-closingDate', '-purchasePrice', 'buyer', 'resort', 'unitNumber', 'useWeek'],
  filteredSorts: { contractStatus: ['contractId', 'contractDate', '-contractDate', '-purchasePrice'] },
  defaultSort: '-contractId',
});

/** Counts by status: the strip above the list, the pie of the dashboard. */
export const resaleContractTotalsQuery = listQuery<ResaleContractTotals>({
  entity: ResaleContractTotals,
  key: 'key',
  columns: listColumns(resaleContractTotalFields, {
    contractStatus: {},
    count: { sum: true },
    purchasePrice: { sum: true },
  }),
  defaultSort: 'key',
});

/** Volume by month of the contract date and status. */
export const resaleContractMonthsQuery = listQuery<ResaleContractMonth>({
  entity: ResaleContractMonth,
  key: 'key',
  columns: listColumns(resaleContractMonthFields, {
    month: { filter: true },
    contractStatus: { filter: true },
    count: { sum: true },
    purchasePrice: { sum: true },
  }),
  defaultSort: '-key',
});
