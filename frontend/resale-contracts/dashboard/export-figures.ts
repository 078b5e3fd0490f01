import type { ContractsDashboardAnswer } from '../../../backend/resale-contracts/contracts-dashboard-reader.js';

/** Saves the figures of the dashboard as a CSV file, as they stand on the screen. */
export function exportFigures({ day, statuses, months }: ContractsDashboardAnswer): void {
  const rows = [
    ['Status', 'Contracts', 'Volume'],
    ...statuses.map(({ contractStatus, count, purchasePrice }) => [contractStatus, count, purchasePrice]),
    [],
    ['Month', 'Contracts', 'Volume'],
    ...months.map(({ month, count, purchasePrice }) => [month, count, purchasePrice]),
  ];
  const url = URL.createObjectURL(new Blob([rows.map((row) => row.join(',')).join('\r\n')], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `contracts-dashboard-${day}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
