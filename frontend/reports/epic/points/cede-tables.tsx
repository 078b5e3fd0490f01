import type { CedeLine, CedeMonth, CedeTables } from '../../../../backend/reports/cede/cede-report.rules.js';
import { monthInWords } from '../../../../backend/platform/calendar/day.rules.js';
import { allBuckets, type CedeBucket } from '../../../../events/reports/cede.rules.js';
import { FiguresTable, type FiguresColumn } from '../../../kit/chart/figures-table.js';
import { formatCount } from '../../../kit/format/money.js';
import { MovingFigure } from '../../../kit/moving-figure.js';
import { BucketDot } from './bucket-dot.js';
import type { CedeView } from './cede-view.js';
import { FigureButton } from './figure-button.js';
import '../../table/report-lines.css';

interface CedeTableProps {
  readonly answer: CedeTables;
  readonly behind: CedeView['behind'];
  readonly onOpen: ((behind: NonNullable<CedeView['behind']>) => void) | undefined;
}

/** Members and their points by status of the contract, with what they come to. */
export function CedeLines({ answer: { lines, total }, behind, onOpen }: CedeTableProps) {
  const opener = (key: CedeBucket | undefined) => onOpen && (() => onOpen({ key, month: undefined }));
  const isChosen = (key: CedeBucket | undefined) => behind !== undefined && behind.month === undefined && behind.key === key;
  const columns: readonly FiguresColumn<CedeLine>[] = [
    { head: 'Contract Status', cell: ({ label }) => <BucketDot bucket={label} />, total: 'Total' },
    { head: 'Member Count', figure: true, cell: ({ label, key, members }) => <FigureButton value={members} label={label} isChosen={isChosen(key)} onOpen={opener(key)} />, total: <FigureButton value={total.members} label="Total" isChosen={isChosen(undefined)} onOpen={opener(undefined)} /> },
    { head: 'Points', figure: true, cell: ({ points }) => formatCount(points), total: <MovingFigure value={total.points} format={formatCount} /> },
  ];
  return (
    <div className="figures-scroll">
      <FiguresTable columns={columns} rows={lines} keyOf={({ key }) => key} />
    </div>
  );
}

/** Members by the month in which they were enrolled; statuses that nobody has are left out. */
export function CedeMonths({ answer: { months }, behind, onOpen }: CedeTableProps) {
  const opener = (key: CedeBucket | undefined, month: string) => onOpen && (() => onOpen({ key, month }));
  const isChosen = (key: CedeBucket | undefined, month: string) => behind?.month === month && behind.key === key;
  const shown = allBuckets.filter((bucket) => months.some(({ counts }) => counts[bucket] !== undefined));
  const sum = (bucket: CedeBucket) => months.reduce((all, { counts }) => all + (counts[bucket] ?? 0), 0);
  const cell = (key: CedeBucket | undefined, month: string, value: number, label: string) => <FigureButton value={value} label={`${label}, ${month === 'all' ? 'all months' : monthInWords(month)}`} isChosen={isChosen(key, month)} onOpen={opener(key, month)} />;
  const columns: readonly FiguresColumn<CedeMonth>[] = [
    { head: 'Month', cell: ({ month }) => monthInWords(month), total: 'Total' },
    ...shown.map((bucket): FiguresColumn<CedeMonth> => ({ head: bucket, figure: true, cell: ({ month, counts }) => cell(bucket, month, counts[bucket] ?? 0, bucket), total: cell(bucket, 'all', sum(bucket), bucket) })),
    { head: 'All', figure: true, cell: ({ month, total }) => cell(undefined, month, total, 'All'), total: cell(undefined, 'all', months.reduce((all, { total }) => all + total, 0), 'All') },
  ];
  return (
    <div className="figures-scroll cede-months">
      <FiguresTable columns={columns} rows={months} keyOf={({ month }) => month} />
    </div>
  );
}
