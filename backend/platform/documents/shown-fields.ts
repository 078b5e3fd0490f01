const IMPORTED = /#import "([^"@]+)"/g;
const COMMENT = /(^|\s)\/\/.*$/gm;
const NAMED = /"(\w+)"|\bdata\.values\.(\w+)/g;

/** Names of values that stand in a template, or in what it imports: what a document made by it can show. */
export function namesIn(templates: Readonly<Record<string, string>>, main: string): ReadonlySet<string> {
  const code = (file: string) => (templates[file] ?? '').replace(COMMENT, '$1');
  const imported = [...code(main).matchAll(IMPORTED)].map(([, file = '']) => code(file));
  return new Set([code(main), ...imported].flatMap((text) => [...text.matchAll(NAMED)].map(([, quoted, read]) => quoted ?? read ?? '')));
}
