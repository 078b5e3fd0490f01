const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });

/** Minutes from midnight in New York. */
export function newYorkMinutes(now: Date): number {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return parts.get('hour')! * 60 + parts.get('minute')!;
}
