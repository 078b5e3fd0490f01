const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** In a page: nothing in it is markup of whoever wrote it. */
export function asText(plain: string): string {
  return plain.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}
