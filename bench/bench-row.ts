/** One line of the benchmark table: ours beside a baseline, measured in the same run. */
export interface BenchRow {
  readonly what: string;
  /** Median of our rounds, in `unit`. */
  readonly ours: number;
  /** Median of the baseline's rounds, in `unit`; null where there is nothing to hold it against. */
  readonly baseline: number | null;
  /** What the baseline is. */
  readonly against: string;
  /** ours / baseline, or the median of `rounds`. */
  readonly ratio: number | null;
  /** The ratio of each round, where both sides are held against each other round by round. */
  readonly rounds?: readonly number[];
  /** The aim in words, such as `at least 2.5x`. */
  readonly aim: string;
  readonly unit: string;
  /** Whether the aim is met. */
  readonly met: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
