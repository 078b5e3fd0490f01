import { atOnce, type ExportColumn, type ExportedRows } from '../../platform/exports/exported-rows.js';
import { percentWords } from '../rules/in-words.rules.js';
import { payDateOf } from '../runs/commission-run.js';
import type { CommissionReport } from './commission-report.dto.js';
import { reportTitles } from './report-titles.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';

const columns: readonly ExportColumn[] = [
  { field: 'state', label: 'State', kind: 'text' },
  { field: 'employeeName', label: 'Employee', kind: 'text' },
  { field: 'contractId', label: 'Contract', kind: 'number', reference: true },
  { field: 'kind', label: 'Kind', kind: 'text' },
  { field: 'date', label: 'Date', kind: 'date' },
  { field: 'buyer', label: 'Buyer', kind: 'text' },
  { field: 'what', label: 'Unit or tier', kind: 'text' },
  { field: 'base', label: 'Base', kind: 'money' },
  { field: 'deposit', label: 'Deposit', kind: 'text' },
  { field: 'percent', label: 'Rate', kind: 'text' },
  { field: 'words', label: 'Why', kind: 'text' },
  { field: 'commission', label: 'Commission', kind: 'money', sum: true },
  { field: 'reserve', label: 'Reserve', kind: 'money', sum: true },
  { field: 'net', label: 'Net', kind: 'money', sum: true },
];

/** The report as a file: its lines, then what is left out and what is held, each with its reason. */
export function commissionFile({ report, payDate, from, to, run, lines, leftOut, held, adjustments, carries, peopleLeftOut }: CommissionReport): ExportedRows {
  // Nothing counts as paid before its run is.
  const state = run?.status ?? 'Open';
  const paid = lines.map((line) => ({ ...line, state, deposit: percentWords(line.putDown), percent: percentWords(line.rate), words: [carriedOver(line), `${line.rule}: ${line.why}`].filter(Boolean).join('. ') }));
  const adjusted = adjustments.map(({ payRunId, cause, paid: then, due, ...line }) => ({ ...line, state: 'Adjustment', words: `Paid in the run of ${dayInWords(payDateOf(payRunId))}. ${cause}: paid ${then}, due ${due}` }));
  const rests = carries.map(({ way, payRunId, ...line }) => ({ ...line, state: way === 'in' ? 'Taken up' : 'Left', words: way === 'in' ? `Still to be taken back since the run of ${dayInWords(payDateOf(payRunId))}` : 'Left to be taken back in the next run' }));
  const unpaid = (state: string, sales: typeof held) => sales.map(({ salesAgent, reason, ...named }) => ({ ...named, state, employeeName: salesAgent, words: [carriedOver(named), reason].filter(Boolean).join('. ') }));
  return {
    name: `commission-${report}-${payDate}`,
    title: `${reportTitles[report]}, pay date ${dayInWords(payDate)}`,
    columns,
    chunks: atOnce([...paid, ...adjusted, ...rests, ...unpaid('Left out', leftOut), ...peopleLeftOut.map(({ employeeName, reason }) => ({ state: 'Left out', employeeName, words: reason })), ...unpaid('Held', held)]),
    facts: [
      ['Pay date', dayInWords(payDate)],
      [report === 'sales-executive-monthly' ? 'Paid in full' : 'Contracts', `${dayInWords(from)} to ${dayInWords(to)}`],
    ],
  };
}

/** Of an earlier pay period: why it stands here. */
function carriedOver({ carried }: Pick<CommissionReport['lines'][number], 'carried'>): string {
  return carried === undefined ? '' : `Carried over. ${carried}`;
}
