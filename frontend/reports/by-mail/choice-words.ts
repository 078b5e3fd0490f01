import { monthInWords } from '../../../backend/platform/calendar/day.rules.js';
import { toursAllWords } from '../../../backend/reports/tours-all/tours-all.rules.js';
import { reportPeriods } from '../../../backend/reports/report-periods.rules.js';
import type { NamesChosen } from '../../../backend/reports/schedules/report-schedule.dto.js';
import { employeeOf } from '../../../events/reports/report-keys.rules.js';
import { salesKinds } from '../../../events/reports/sales-lens.rules.js';
import { formatDate } from '../../kit/format/dates.js';
import { salesWords } from '../table/sales-words.js';

/** What was chosen on a report, as its address says it: "Last month, Resale alone, closed only". Empty where nothing was. @param names what is called by keys in it, where that is known */
export function choiceWords(address: string, names: NamesChosen = {}): string {
  const params = new URLSearchParams(address);
  const [from, to, year, against] = ['from', 'to', 'year', 'against'].map((name) => params.get(name));
  const kind = salesKinds.find((one) => one === params.get('kind'));
  const parts = [
    reportPeriods.find(([word]) => word === params.get('period'))?.[1],
    from && to && `${formatDate(from)} to ${formatDate(to)}`,
    !from && to && `through ${monthInWords(to)}`,
    year,
    against && `compared with ${against}`,
    kind && salesWords[kind],
    params.get('closedOnly') === 'true' && 'closed only',
    repWords(params.get('rep'), names.rep),
    params.get('source') && `marketing source ${names.source ?? params.get('source')}`,
    params.get('team') && `sales team ${names.team ?? params.get('team')}`,
    ...toursAllWords(params),
    params.get('lost') === 'with' && 'with rescinded and canceled',
    params.get('sort') && 'sorted as chosen',
    params.get('lines') === 'all' && 'all lines',
  ];
  return parts.filter(Boolean).join(', ');
}

/** By name, else by the number that the rep's page says, or by name where the old system knew no number. */
function repWords(key: string | null, name: string | undefined): string | undefined {
  if (!key) return undefined;
  if (name) return `sales rep ${name}`;
  const employeeId = employeeOf(key);
  return `sales rep ${employeeId === undefined ? key : `(employee ${employeeId})`}`;
}
