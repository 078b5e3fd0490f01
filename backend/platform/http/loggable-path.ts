/** Tokens stand in these paths (`decisions.md A3, A5`). */
const TOKEN_PATHS = /(\/(?:AuthToken|change-password)\/)[^/]+/gi;

/** The path as it may be written down: without tokens, and never with its query. */
export function loggablePath(path: string): string {
  return path.replace(TOKEN_PATHS, '$1…').slice(0, 300);
}
