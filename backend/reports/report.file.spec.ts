import { measures } from '../../events/reports/measures.rules.js';
import { atOnce, type ExportRow } from '../platform/exports/exported-rows.js';
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

  it('stands on paper as it is in the file, its total in bold, and says what its reader may not see', async () => {
    const onPaper = (name: ReportName) => reportPaper('Sales Volume', { of: '2026 against 2025', file: reportFile(reportNamed(name)!, answer), without: ['VPG'] }, new Date('2026-11-23T15:00:00Z'));
    const { lines, columns, values, number } = await onPaper('sales-by-source');
    expect([number, columns, lines]).toEqual(['2026 against 2025', [{ label: 'Source', isText: true }, { label: measures.sales.label, isText: false }], [['2025-11', '2', false], ['2026-11', '3', false], ['Total', '5', true]].map(([label, sales, isTotal]) => ({ cells: [{ words: label }, { words: sales }], isTotal }))]);
    expect(values).toMatchObject({ hidden: expect.stringMatching(/^Without VPG:/) as string });
    expect((await onPaper('sales-volume-yoy'))['lines']).toHaveLength(2);
  });

  it('ends on paper after 2,000 lines and says so, its days as people write them', async () => {
    const columns = [{ field: 'tourDate', label: 'Date', kind: 'date' }, { field: 'tourId', label: 'Tour', kind: 'number', reference: true }] as const;
    const paperOf = async (count: number) => {
      const rows = Array.from({ length: count }, (_, index) => ({ tourDate: '2026-11-18', tourId: 1001 + index }));
      return (await reportPaper('All Tours', { of: '', file: { name: '', title: '', columns, chunks: atOnce(rows), facts: [] }, without: [] }, new Date('2026-11-23T15:00:00Z'))) as { lines: readonly { cells: readonly object[] }[]; facts: readonly { words: string }[] };
    };
    const [whole, cut] = [await paperOf(2_000), await paperOf(2_001)];
    expect([whole, cut].map(({ lines, facts }) => [lines.length, facts.map(({ words }) => words)])).toEqual([[2_000, []], [2_000, ['The first 2,000; the link in the mail opens all']]]);
    expect(whole.lines[0]!.cells).toEqual([{ words: '11/18/2026' }, { words: '1001' }]);
  });
});
