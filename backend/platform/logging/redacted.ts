/** What must never be read in a log, wherever it comes from: errors of libraries repeat what they were given. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // smtp://name:password@host
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1…@'],
  [/\b(Bearer\s+)[\w.~+/-]+=*/gi, '$1…'],
  [/\b((?:auth)?token|password|passwd|pass|secret|cookie)(["']?\s*[=:]\s*)(?!\s)("[^"]*"|'[^']*'|[^\s,;&]+)/gi, '$1$2…'],
  // Our own tokens: 43 characters, whatever stands before them.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '…'],
  [/[^\s<>"'()=,;:@/…]+@[^\s<>"'()=,;:@]+\.[a-z]{2,}/gi, '…@…'],
];

export function redacted(text: string): string {
  return secrets.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
