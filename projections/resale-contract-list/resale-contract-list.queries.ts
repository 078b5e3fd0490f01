import { resaleContractListFields, resaleContractMonthFields, resaleContractTotalFields } from '../../events/resale-contract-fields.values.js';
import { listColumns, offered } from '../engine/list-columns.js';
import { listQuery } from '../engine/list-query.js';
import { ResaleContractListRow, ResaleContractMonth, ResaleContractTotals } from './resale-contract-list.read-model.js';

/** The columns of the contracts list, and what people narrow and sort it by. */
export const resaleContractListQuery = listQuery<ResaleContractListRow>({
  entity: ResaleContractListRow,
  key: 'contractId',
  columns: listColumns(resaleContractListFields, {
    contractId: offered,
    tppDealNumber: offered,
    tppLink: {},
    contractStatus: offered,
    contractDate: offered,
    buyer: offered,
    seller: offered,
    resort: offered,
    unitNumber: offered,
    useWeek: offered,
    paymentStatus: offered,
    contractType: offered,
    purchasePrice: { ...offered, sum: true },
    depositAmount: { ...offered, sum: true },
    balanceDue: { ...offered, sum: true },
    closingDate: offered,
    paidInFullDate: offered,
    salesAgent: offered,
    closingAgent: offered,
    inventoryId: offered,
    tourId: offered,
    leadId: offered,
  }),
  search: ['contractId', 'buyer', 'seller', 'resort', 'unitNumber', 'tppDealNumber', 'salesAgent'],
  sorts: ['contractDate', '-contractDate', '-closingDate', '-purchasePrice', 'buyer', 'resort'],
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

/** Volume by month of the contract date. */
export const resaleContractMonthsQuery = listQuery<ResaleContractMonth>({
  entity: ResaleContractMonth,
  key: 'key',
  columns: listColumns(resaleContractMonthFields, {
    month: { filter: true },
    count: { sum: true },
    purchasePrice: { sum: true },
  }),
  defaultSort: '-key',
});
