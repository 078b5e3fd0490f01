interface Paying {
  readonly lines: readonly unknown[];
  readonly adjustments?: readonly unknown[];
  readonly carries?: readonly unknown[];
  /** Where the lines of a large run are, which has none of its own. */
  readonly parts?: object;
}

/** No contract pays, none is adjusted, and no rest is taken up: what becomes known of such days later is carried into the next run (`decisions.md D25`). */
export function paysNobody({ lines, adjustments = [], carries = [], parts }: Paying): boolean {
  return lines.length + adjustments.length + carries.length === 0 && parts === undefined;
}
