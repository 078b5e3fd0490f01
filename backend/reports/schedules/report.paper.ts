import { newYorkClock } from '../../platform/calendar/new-york-clock.js';
import { dayInWords } from '../../platform/calendar/day.rules.js';
import { withSeparators } from '../../platform/amounts/with-separators.rules.js';
import type { DocumentData } from '../../platform/documents/documents.js';
import type { ExportFact } from '../../platform/exports/exported-rows.js';
import type { Measure, MeasureName } from '../../../events/reports/measures.rules.js';
import type { ReportAnswer, SeenFigures } from '../report.dto.js';

export const REPORT_TEMPLATE = 'report.typ';

interface PaperWords {
  readonly title: string;
  /** Of the first column. */
  readonly head: string;
  readonly facts: readonly ExportFact[];
  /** Whether its lines add up to a total that says something. */
  readonly totalled: boolean;
}

/** A report on paper, as its file for spreadsheets has it. */
export function reportPaper({ title, head, facts, totalled }: PaperWords, { from, to, measures, lines, total, hidden }: ReportAnswer, now: Date): DocumentData {
  const clock = newYorkClock(now.toISOString());
  const figures = (line: SeenFigures) => measures.map((measure) => ({ words: figureWords(line, measure.name, measure) }));
  return {
    ...{ number: `${dayInWords(from)} to ${dayInWords(to)}`, version: '', made: `made ${dayInWords(clock.slice(0, 10))} ${clock.slice(11, 16)}, New York`, isCopy: false, signers: [] },
    values: { title, of: 'Report', head, hidden: hidden ? `Without ${hidden.labels.join(', ')}: these are made from contracts, which this reader may not open.` : '' },
    facts: facts.map(([label, words]) => ({ label, words })),
    columns: measures.map(({ label }) => ({ label })),
    lines: lines.map((line) => ({ label: line.label, figures: figures(line) })),
    total: totalled ? figures(total) : [],
  };
}

/** "1,234", "-12,500.00" */
function figureWords(figures: SeenFigures, name: MeasureName, { unit }: Pick<Measure, 'unit'>): string {
  return withSeparators(String(figures[name] ?? (unit === 'count' ? '0' : '0.00')));
}
