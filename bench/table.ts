import { cpus, totalmem } from 'node:os';
import type { BenchRow } from './bench-row.js';

/** The benchmark as a Markdown table. */
export function table(rows: readonly BenchRow[]): string {
  const lines = rows.map(
    ({ what, ours, against, baseline, ratio, aim, unit, met }) =>
      `| ${what} | ${figure(ours)} ${unit} | ${against}${baseline === null ? '' : `: ${figure(baseline)} ${unit}`} | ${ratio === null ? '–' : `${ratio.toFixed(2)}x`} | ${aim} | ${met ? 'met' : 'missed'} |`,
  );
  return ['| what | ours | against | ratio | aim | |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

/** What the figures were taken on. */
export function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} x ${first?.model.trim() ?? 'unknown processor'}, ${memory} GiB, Node ${process.version}, ${process.platform}`;
}

function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 });
}
