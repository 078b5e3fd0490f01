/** Tokens stand in these paths (`decisions.md A3, A5`). */
const TOKEN_PATHS = /(\/(?:AuthToken|change-password)\/)[^/]+/gi;

/** In the text of a mail: the whole address. */
const TOKEN_LINKS = /https?:\/\/\S*\/change-password\/\S+/gi;

/** A text for somebody whom its links are not for. */
export function withoutTokenLinks(text: string): string {
  return text.replace(TOKEN_LINKS, '(a link that is its recipient’s alone)');
}

/** The path as it may be written down: without tokens, and never with its query. */
export function loggablePath(path: string): string {
  return path.replace(TOKEN_PATHS, '$1…').slice(0, 300);
}
