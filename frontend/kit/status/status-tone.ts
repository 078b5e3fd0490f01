/** The colour that a status has everywhere: dot, count, pill, slice, timeline. */
export type Tone = 'plain' | 'violet' | 'blue' | 'teal' | 'green' | 'deep-green' | 'orange' | 'red' | 'gold';

const tones: Readonly<Record<string, Tone>> = {
  draft: 'plain',
  new: 'plain',
  scheduled: 'plain',
  pending: 'plain',
  held: 'gold',
  inactive: 'plain',
  released: 'plain',
  'documents generated': 'violet',
  signed: 'blue',
  confirmed: 'blue',
  pender: 'blue',
  contacted: 'blue',
  'preparing to close': 'teal',
  started: 'teal',
  toured: 'teal',
  'down payment paid': 'teal',
  closed: 'green',
  ended: 'green',
  available: 'green',
  active: 'green',
  posted: 'green',
  paid: 'green',
  purchased: 'green',
  'paid in full at signing': 'green',
  'accounting complete': 'deep-green',
  'paid in full at closing': 'deep-green',
  rescinded: 'orange',
  'no show': 'orange',
  'sale pending': 'orange',
  canceled: 'red',
  dead: 'red',
  expired: 'gold',
  'not qualified': 'gold',
  suspended: 'gold',
};

/** Case does not matter: 'Preparing to Close' is 'Preparing To Close' (decisions.md C12). */
function statusTone(status: string | null | undefined): Tone {
  return tones[(status ?? '').trim().toLowerCase()] ?? 'plain';
}

/** For charts and other places that take a colour instead of a class. */
export function statusColor(status: string): string {
  return `var(--tone-${statusTone(status)})`;
}
