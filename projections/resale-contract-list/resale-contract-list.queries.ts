import { listQuery } from '../engine/list-query.js';
import { ResaleContractListRow, ResaleContractMonth, ResaleContractTotals } from './resale-contract-list.read-model.js';

const offered = { filter: true, sort: true } as const;

/** The columns of the contracts list, and what people narrow and sort it by. */
export const resaleContractListQuery = listQuery<ResaleContractListRow>({
  entity: ResaleContractListRow,
  key: 'contractId',
  columns: {
    contractId: { kind: 'number', label: 'Contract', ...offered },
    tppDealNumber: { kind: 'text', label: 'TPP number', ...offered },
    tppLink: { kind: 'text', label: 'TPP link' },
    contractStatus: { kind: 'status', label: 'Status', ...offered },
    contractDate: { kind: 'date', ...offered },
    buyer: { kind: 'text', ...offered },
    seller: { kind: 'text', ...offered },
    resort: { kind: 'text', ...offered },
    unitNumber: { kind: 'text', label: 'Unit', ...offered },
    useWeek: { kind: 'text', ...offered },
    paymentStatus: { kind: 'status', ...offered },
    contractType: { kind: 'text', ...offered },
    purchasePrice: { kind: 'money', ...offered, sum: true },
    depositAmount: { kind: 'money', label: 'Deposit', ...offered, sum: true },
    balanceDue: { kind: 'money', ...offered, sum: true },
    closingDate: { kind: 'date', ...offered },
    paidInFullDate: { kind: 'date', ...offered },
    salesAgent: { kind: 'text', ...offered },
    closingAgent: { kind: 'text', ...offered },
    inventoryId: { kind: 'number', label: 'Inventory', ...offered },
    tourId: { kind: 'number', label: 'Tour', ...offered },
    leadId: { kind: 'number', label: 'Lead', ...offered },
  },
  search: ['contractId', 'buyer', 'seller', 'resort', 'unitNumber', 'tppDealNumber', 'salesAgent'],
  sorts: ['contractDate', '-contractDate', '-closingDate', '-purchasePrice', 'buyer', 'resort'],
  filteredSorts: { contractStatus: ['contractId', 'contractDate', '-contractDate', '-purchasePrice'] },
  defaultSort: '-contractId',
});

/** Counts by status: the strip above the list, the pie of the dashboard. */
export const resaleContractTotalsQuery = listQuery<ResaleContractTotals>({
  entity: ResaleContractTotals,
  key: 'key',
  columns: {
    contractStatus: { kind: 'status', label: 'Status' },
    count: { kind: 'number', label: 'Contracts', sum: true },
    purchasePrice: { kind: 'money', sum: true },
  },
  defaultSort: 'key',
});

/** Volume by month of the contract date. */
export const resaleContractMonthsQuery = listQuery<ResaleContractMonth>({
  entity: ResaleContractMonth,
  key: 'key',
  columns: {
    month: { kind: 'text', filter: true },
    count: { kind: 'number', label: 'Contracts', sum: true },
    purchasePrice: { kind: 'money', label: 'Volume', sum: true },
  },
  defaultSort: '-key',
});
