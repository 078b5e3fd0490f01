import { atOnce, type ExportedRows } from '../../platform/exports/exported-rows.js';
import type { ReserveAnswer } from './reserves.dto.js';

/** The movements of a reserve as a file, with what it held after each. */
export function reserveFile({ employeeId, employeeName, entries }: ReserveAnswer): ExportedRows {
  return {
    name: `reserve-${employeeId}`,
    title: `Reserve of ${employeeName}`,
    columns: [
      { field: 'at', label: 'When', kind: 'time' },
      { field: 'movement', label: 'Movement', kind: 'text' },
      { field: 'payDate', label: 'Pay date', kind: 'date' },
      { field: 'reason', label: 'Reason', kind: 'text' },
      { field: 'by', label: 'By', kind: 'text' },
      { field: 'amount', label: 'Amount', kind: 'money', sum: true },
      { field: 'balance', label: 'Reserve', kind: 'money' },
    ],
    chunks: atOnce(entries.map((entry) => ({ ...entry }))),
    facts: [],
  };
}
