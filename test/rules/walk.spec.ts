import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const IMPORTED = /from '(\.[^']+)'/g;

/** How many files a reader opens from the click to the row, and how many more behind the store's port. */
const MOST = 29;
const MOST_BEHIND_PORT = 5;
const PORT = 'events/store/event-store.ts';

/** What comes over a wire is found by its name there: the controller by its route, the other screen by its message. */
const byWire = ['backend/resale-contracts/resale-contracts.controller.ts', 'frontend/server/live/live.ts'];

describe('The walk of a status change that the README tells', () => {
  const parts = partsOf(readFileSync(path.join(root, 'README.md'), 'utf8'));
  const walk = parts.flat();

  it('goes by files that are there, and each once', () => {
    expect(walk.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(new Set(walk).size).toBe(walk.length);
  });

  it('is as long as it was: six parts, and what lies behind the port beside them', () => {
    const store = parts.find(([first]) => first === PORT) ?? [];
    expect(parts.length).toBe(6);
    expect([walk.length - (store.length - 1), store.length - 1]).toEqual([MOST, MOST_BEHIND_PORT]);
  });

  it('never leads to a file that no earlier one leads to, but over the wire', () => {
    expect(strangersIn(walk)).toEqual(byWire);
  });

  it('sees a file that no earlier one leads to', () => {
    expect(strangersIn(['frontend/server/use-command.ts', 'frontend/server/http.ts', 'backend/platform/books/books.ts'])).toEqual(['backend/platform/books/books.ts']);
  });
});

/** The files of each part, in the order in which they are read. */
function partsOf(readme: string): string[][] {
  const table = readme.slice(readme.indexOf('| to read, in this order |'), readme.indexOf('## How do I add'));
  const rows = table.split('\n').filter((line) => /^\| [a-z]/.test(line));
  return rows.map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, file]) => file!)).filter((files) => files.length > 0);
}

/** Those that neither import an earlier file nor are imported by one: a reader would not find them. */
function strangersIn(files: readonly string[]): string[] {
  const knows = (one: string, other: string) => importsOf(one).includes(other.replace(/\.tsx?$/, ''));
  return files.filter((file, place) => place > 0 && !files.slice(0, place).some((earlier) => knows(file, earlier) || knows(earlier, file)));
}

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(IMPORTED)].map(([, target]) => path.join(path.dirname(file), target!).replace(/\.js$/, ''));
}
