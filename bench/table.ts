import { cpus, loadavg } from 'node:os';
import type { BenchRow } from './bench-row.js';

/** A line of the Markdown table. @param taken when and on what, in words */
export function tableLine(bench: string, { what, ours, against, baseline, ratio, rounds, aim, unit, met }: BenchRow, taken: string): string {
  const beside = `${against}${baseline === null ? '' : `: ${figure(baseline)} ${unit}`}`;
  return `| ${bench} | ${what} | ${figure(ours)} ${unit} | ${beside} | ${ratio === null ? '–' : `${ratio.toFixed(2)}x${spread(rounds)}`} | ${aim} | ${met ? 'met' : 'missed'} | ${taken} |`;
}

/** Now and here: the day, the processor, and how busy it was in the last minute, the benchmark itself counted in. */
export function takenNow(): string {
  const [first] = cpus();
  const busy = (loadavg()[0] ?? 0).toFixed(0);
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${first?.model.trim() ?? 'unknown processor'}, Node ${process.version}, load average ${busy}`;
}

function spread(rounds: readonly number[] | undefined): string {
  return rounds ? ` (${rounds.length} rounds: ${Math.min(...rounds).toFixed(2)}x to ${Math.max(...rounds).toFixed(2)}x)` : '';
}

function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 });
}
