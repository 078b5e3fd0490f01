const MINUTE_MS = 60_000;

/** "2 minutes ago", as people say it. @param instant ISO; a clock that runs ahead of ours counts as now */
export function formatAgo(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS);
  if (minutes < 1) return 'a moment ago';
  if (minutes < 60) return counted(minutes, 'minute');
  return counted(Math.floor(minutes / 60), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
