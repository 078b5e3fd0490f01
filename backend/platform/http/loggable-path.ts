/** Tokens stand in these paths (`decisions.md A3, A5`). */
const TOKEN_PATHS = /(\/(?:AuthToken|change-password)\/)[^/]+/gi;

/** As long as the number of a card: no number of ours is. */
const CARD_NUMBERS = /\d(?:[ -]?\d){12,18}/g;

/** The path as it may be written down: without tokens and card numbers, and never with its query. */
export function loggablePath(path: string): string {
  return path.replace(TOKEN_PATHS, '$1…').replace(CARD_NUMBERS, '…').slice(0, 300);
}
