import { resaleContractListFields } from '../../events/resale-contract-fields.values.js';
import { shownAs } from '../../events/field.values.js';
import { atOnce, type ExportedRows, type ExportRow } from '../platform/exports/exported-rows.js';
import type { ContractsDashboardAnswer } from './contracts-dashboard-reader.js';

/** The dashboard's figures as a file: a line for each status and each month. */
export function dashboardFile({ day, live, statuses, months }: ContractsDashboardAnswer): ExportedRows {
  const byStatus = statuses.map(({ contractStatus, ...figures }) => ({ by: 'Status', name: contractStatus, ...figures }));
  const byMonth = months.map(({ month, ...figures }) => ({ by: 'Month', name: month, ...figures }));
  return {
    name: 'contracts-dashboard',
    title: 'Contracts dashboard',
    columns: [
      { field: 'by', label: 'By', kind: 'text' },
      { field: 'name', label: 'Status or month', kind: 'text' },
      { field: 'count', label: 'Contracts', kind: 'number' },
      { field: 'purchasePrice', label: 'Volume', kind: 'money' },
    ],
    chunks: atOnce([...byStatus, ...byMonth]),
    facts: [['As of', live ? 'Now' : endOf(day)]],
  };
}

const sliceFields = ['contractId', 'contractStatus', 'contractDate', 'buyer', 'resort', 'purchasePrice'] as const;

/** The contracts behind a slice of a past day's pie. */
export function sliceFile(day: string, contractStatus: string, rows: readonly ExportRow[]): ExportedRows {
  return {
    name: 'contracts',
    title: 'Contracts',
    columns: sliceFields.map((field) => {
      const { label, kind } = resaleContractListFields[field];
      return { field, label, kind: shownAs(resaleContractListFields[field]), ...(kind === 'reference' && { reference: true }) };
    }),
    chunks: atOnce(rows),
    facts: [
      ['As of', endOf(day)],
      ['Filter', `Status: ${contractStatus}`],
    ],
  };
}

function endOf(day: string): string {
  return `The end of ${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}
