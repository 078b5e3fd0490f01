/** `01:15 PM` is 795 minutes from midnight; undefined for what is no time. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes, half] = /^(\d{1,2}):(\d{2}) ([AP])M$/i.exec(time.trim()) ?? [];
  if (!hours || !minutes || !half) return undefined;
  return ((Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) * 60 + Number(minutes);
}

/** In the order of their times, those without one last. */
export function byTime(one: { readonly scheduledStartTime: string }, other: { readonly scheduledStartTime: string }): number {
  return (minutesOf(one.scheduledStartTime) ?? Infinity) - (minutesOf(other.scheduledStartTime) ?? Infinity) || 0;
}
