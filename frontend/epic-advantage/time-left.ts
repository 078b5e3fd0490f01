import { countdown } from '../kit/format/countdown.js';

/** "29:41 left" of a hold. */
export function timeLeft(until: string | null, now: number): string {
  const seconds = until ? Math.ceil((Date.parse(until) - now) / 1_000) : 0;
  return seconds <= 0 ? 'the time is over' : `${countdown(seconds)} left`;
}
