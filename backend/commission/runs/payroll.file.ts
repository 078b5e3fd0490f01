import { atOnce, type ExportedRows } from '../../platform/exports/exported-rows.js';
import type { CommissionReport } from '../report/commission-report.dto.js';
import { peoplePaid } from '../report/commission-totals.js';
import { reportTitles } from '../report/report-titles.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';

/** What a pay run pays each employee, a line a person, as payroll takes it in. */
export function payrollFile(paid: CommissionReport): ExportedRows {
  const { report, payDate, run } = paid;
  const rows = peoplePaid(paid).map((person) => ({ ...person, report: reportTitles[report], payDate, paidOn: run?.paidOn ?? null, reference: run?.reference ?? '' }));
  return {
    name: `payroll-${report}-${payDate}`,
    title: `Payroll, ${reportTitles[report]}, pay date ${dayInWords(payDate)}`,
    columns: [
      { field: 'employeeId', label: 'Employee number', kind: 'number', reference: true },
      { field: 'employeeName', label: 'Employee', kind: 'text' },
      { field: 'report', label: 'Report', kind: 'text' },
      { field: 'payDate', label: 'Pay date', kind: 'date' },
      { field: 'paidOn', label: 'Paid on', kind: 'date' },
      { field: 'reference', label: 'Reference', kind: 'text' },
      { field: 'commission', label: 'Commission', kind: 'money', sum: true },
      { field: 'reserve', label: 'Reserve', kind: 'money', sum: true },
      { field: 'net', label: 'To pay', kind: 'money', sum: true },
    ],
    chunks: atOnce(rows),
    facts: [],
  };
}
