import type { ReportMove } from './use-report.js';

/** What moved the figures last, and who did it. */
export function LastMove({ moved: { noun, change } }: { readonly moved: ReportMove }) {
  const status = change.row?.['contractStatus'] ?? change.row?.['tourStatus'];
  return (
    <span role="status">
      moved just now, {change.by}: {noun} {change.key}
      {typeof status === 'string' && status !== '' && ` is ${status}`}
    </span>
  );
}
