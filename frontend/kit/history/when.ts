/** Everything that people read stands in the company's time, wherever they sit. */
const ZONE = 'America/New_York';

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** An instant as MM/DD/YYYY h:mmA; of today only "Today h:mmA". */
export function when(instant: string, now = new Date()): string {
  const day = dayOf(new Date(instant));
  return `${day === dayOf(now) ? 'Today' : day} ${clock(instant)}`;
}

/** An instant as MM/DD/YYYY h:mmA, for what must still be true when it is printed. */
export function moment(instant: string): string {
  return `${dayOf(new Date(instant))} ${clock(instant)}`;
}

/** h:mmA, "9:42AM". */
export function clock(instant: string): string {
  const { hour, minute, dayPeriod } = partsOf(new Date(instant));
  return `${hour}:${minute}${dayPeriod}`;
}

/** Today in New York, YYYY-MM-DD. */
export function today(now = new Date()): string {
  const { year, month, day } = partsOf(now);
  return `${year}-${month}-${day}`;
}

function dayOf(instant: Date): string {
  const { year, month, day } = partsOf(instant);
  return `${month}/${day}/${year}`;
}

function partsOf(instant: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
}
