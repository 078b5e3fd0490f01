import { formatCount } from '../../kit/format/money.js';
import { countsOf, type ReportRow } from './report-view.js';

const groups = [
  ['By status', 'tourStatus'],
  ['By result', 'tourResult'],
] as const;

/** What the rows come to: each line adds up to as many as there are. */
export function ReportCounts({ rows }: { readonly rows: readonly ReportRow[] }) {
  return (
    <dl className="report-counts">
      {groups.map(([title, field]) => (
        <div key={field}>
          <dt>{title}</dt>
          <dd>
            {countsOf(rows, field).map(([word, count]) => (
              <span key={word}>
                {word} <b>{formatCount(count)}</b>
              </span>
            ))}
            <span>
              Total <b>{formatCount(rows.length)}</b>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
