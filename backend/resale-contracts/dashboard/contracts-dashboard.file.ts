import { resaleContractListFields } from '../../../events/resale-contracts/resale-contract.fields.js';
import { shownAs } from '../../../events/kernel/field.rules.js';
import { atOnce, type ExportedRows } from '../../platform/exports/exported-rows.js';
import { chosenBy, figureWords } from './contracts-dashboard.figures.rules.js';
import type { ContractBehind, ContractsDashboardAnswer, DashboardMoment } from './contracts-dashboard-reader.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';

/** The dashboard's figures as a file: a line for each status and each month. */
export function dashboardFile({ day, live, withLost, statuses, months }: ContractsDashboardAnswer): ExportedRows {
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
    facts: [
      ['Volume by month', withLost ? 'With rescinded and canceled contracts' : 'Without rescinded and canceled contracts'],
      ['As of', live ? 'Now' : endOf(day)],
    ],
  };
}

const first = ['contractId', 'tppDealNumber', 'contractStatus'] as const;
const others = ['contractDate', 'closingDate', 'buyer', 'seller', 'resort', 'unitNumber', 'useWeek', 'purchasePrice', 'balanceDue'] as const;

function fieldsOf(behind: string) {
  return [...first, ...(behind === 'rescission' ? [chosenBy[behind]] : []), ...others];
}

/** The contracts behind a tile, a slice or a bar, what they are chosen by in front as on the page. */
export function contractsFile({ day, live }: DashboardMoment, behind: string, rows: readonly ContractBehind[]): ExportedRows {
  return {
    name: 'contracts',
    title: 'Contracts',
    columns: fieldsOf(behind).map((field) => {
      const { label, kind } = resaleContractListFields[field];
      return { field, label, kind: shownAs(resaleContractListFields[field]), ...(kind === 'reference' && { reference: true }) };
    }),
    chunks: atOnce(rows),
    facts: [
      ['As of', live ? 'Now' : endOf(day)],
      ['Filter', figureWords(behind)],
    ],
  };
}

function endOf(day: string): string {
  return `The end of ${dayInWords(day)}`;
}
