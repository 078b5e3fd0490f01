import type { Move } from '../../kit/live-answer/moves.js';

const nouns: Readonly<Record<string, string>> = { 'tour-list': 'tour', 'resale-contract-list': 'contract', 'epic-contract-list': 'membership contract' };

/** What moved the figures last, and who did it. */
export function LastMove({ moved }: { readonly moved: Move }) {
  return <span role="status">{moveWords(moved)}</span>;
}

/** Of several records that changed at once nobody can say which of them moved a figure. */
export function moveWords({ last: { list, change }, records }: Move): string {
  const status = change.row?.['contractStatus'] ?? change.row?.['tourStatus'];
  const record = `${nouns[list] ?? 'record'} ${change.key}${typeof status === 'string' && status !== '' ? ` is ${status}` : ''}`;
  return records > 1 ? `moved just now by ${records} changes, the last by ${change.by}: ${record}` : `moved just now, ${change.by}: ${record}`;
}
