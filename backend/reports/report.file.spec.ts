import { measures } from '../../events/reports/measures.rules.js';
import type { ExportRow } from '../platform/exports/exported-rows.js';
import type { ReportAnswer } from './report.dto.js';
import { reportFile } from './report.file.js';
import { reportNamed, type ReportName } from './reports.rules.js';
import { reportPaper } from './schedules/report.paper.js';

const answer: ReportAnswer = {
  ...{ name: '', asOf: '2026-11-23', live: true, closedOnly: false, kind: 'all', position: '', from: '2025-01-01', to: '2026-11-23' },
  measures: [{ name: 'sales', ...measures.sales }],
  lines: [{ label: '2025-11', key: '2025-11', sales: 2 }, { label: '2026-11', key: '2026-11', sales: 3 }],
  total: { sales: 5 },
};

async function labelsIn(name: ReportName, given: ReportAnswer = answer): Promise<unknown[]> {
  const rows: ExportRow[] = [];
  for await (const chunk of reportFile(reportNamed(name)!, given).chunks) rows.push(...chunk);
  return rows.map(({ label }) => label);
}

describe('The file of a report', () => {
  it('ends with the total of its lines', async () => {
    expect(await labelsIn('sales-by-source')).toEqual(['2025-11', '2026-11', 'Total']);
    expect(await labelsIn('sales-volume-yoy', { ...answer, from: '2026-01-01' })).toContain('Total');
  });

  it('adds no months of two years up, which are there to be compared', async () => {
    expect(await labelsIn('sales-volume-yoy')).toEqual(['2025-11', '2026-11']);
  });

  it('has no total on paper where it has none', () => {
    const words = { title: 'Sales Volume', head: 'Month', facts: [] };
    const onPaper = (totalled: boolean) => reportPaper({ ...words, totalled }, answer, new Date('2026-11-23T15:00:00Z'))['total'];
    expect([onPaper(true), onPaper(false)]).toEqual([[{ words: '5' }], []]);
  });
});
