/** What the header says about the line to the server. */
export type ConnectionState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** The same person has too many pages open. */
  | { readonly kind: 'crowded' }
  | { readonly kind: 'reconnecting'; readonly since: Date }
  | { readonly kind: 'offline'; readonly since: Date };

/** How long a broken line counts as a hiccup. */
export const OFFLINE_AFTER_MS = 8_000;
