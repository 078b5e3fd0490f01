import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const IMPORTED = /from '(\.[^']+)'/g;

/** How many files a reader opens from the click to the row, and how many more behind the store's port. */
const MOST = 28;
const MOST_BEHIND_PORT = 5;
const PORT = 'events/store/event-store.ts';

describe('The walk of a status change that the README tells', () => {
  const walk = rowsOf(readFileSync(path.join(root, 'README.md'), 'utf8'));
  const store = walk.find(([first]) => first === PORT)!;

  it('goes by files that are there, and each once', () => {
    expect(walk.flat().filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(new Set(walk.flat()).size).toBe(walk.flat().length);
  });

  it('is no longer than it was', () => {
    expect(walk.length).toBe(6);
    expect(walk.flat().length - (store.length - 1)).toBeLessThanOrEqual(MOST);
    expect(store.length - 1).toBeLessThanOrEqual(MOST_BEHIND_PORT);
  });

  it('never leads to a file that none of its part knows', () => {
    expect(walk.flatMap(strangersIn)).toEqual([]);
  });

  it('sees a file that none of its part knows', () => {
    expect(strangersIn(['frontend/server/use-command.ts', 'frontend/server/http.ts', 'backend/platform/books/books.ts'])).toEqual(['backend/platform/books/books.ts']);
  });
});

/** The files of each part, in the order in which they are read. */
function rowsOf(readme: string): string[][] {
  const table = readme.slice(readme.indexOf('| to read, in this order |'), readme.indexOf('## How do I add'));
  const rows = table.split('\n').filter((line) => /^\| [a-z]/.test(line));
  return rows.map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, file]) => file!)).filter((files) => files.length > 0);
}

/** Those that neither import one of their part nor are imported by one: a reader would not find them. */
function strangersIn(part: readonly string[]): string[] {
  const knows = (one: string, other: string) => importsOf(one).includes(other.replace(/\.tsx?$/, ''));
  return part.filter((file) => part.length > 1 && !part.some((other) => other !== file && (knows(file, other) || knows(other, file))));
}

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(IMPORTED)].map(([, target]) => path.join(path.dirname(file), target!).replace(/\.js$/, ''));
}
