/** What the header says about the line to the server. */
export type ConnectionState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** The server has no line for this page now, and says why: one of backend/platform/realtime/lines/line-refusals.rules.ts. */
  | { readonly kind: 'crowded'; readonly reason: string }
  | { readonly kind: 'reconnecting'; readonly since: Date }
  | { readonly kind: 'offline'; readonly since: Date };

/** How long a broken line counts as a hiccup. */
export const OFFLINE_AFTER_MS = 8_000;
