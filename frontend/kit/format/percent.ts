/** "0.0349" reads "3.49%". */
export function formatPercent(fraction: string): string {
  return `${Number((Number(fraction) * 100).toFixed(4))}%`;
}

/** Of a loan, in percent already: "14.9" reads "14.90%". */
export function formatRate(percents: string | number | null): string {
  return `${Number(percents).toFixed(2)}%`;
}
