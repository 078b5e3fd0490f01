/** "28:03" of so many seconds; "0:00" once they are over. */
export function countdown(seconds: number): string {
  const left = Math.max(0, seconds);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
