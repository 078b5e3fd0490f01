/** "29:41 left" of a hold. */
export function timeLeft(until: string | null, now: number): string {
  const seconds = until ? Math.ceil((Date.parse(until) - now) / 1000) : 0;
  if (seconds <= 0) return 'the time is over';
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
}
