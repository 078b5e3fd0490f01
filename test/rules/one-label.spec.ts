import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every screen that shows a list. */
const screens = readdirSync(`${root}frontend`, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('kit'))
  .map((file) => ({ file, source: readFileSync(`${root}frontend/${file}`, 'utf8') }))
  .filter(({ source }) => source.includes('<ListScreen definition'));

describe('The words of a list', () => {
  it('are asked of the screens that there are', () => {
    expect(screens.map(({ file }) => file).sort()).toEqual(expect.arrayContaining(['employees/employee-list.tsx', 'tours/tour-list.tsx']));
    expect(screens.length).toBeGreaterThanOrEqual(8);
  });

  it.each(screens)('are those of the list that the screen shows, and of its file: $file', ({ source }) => {
    const list = /^ +list: '([\w-]+)',\n +key:/m.exec(source)![1]!;
    const [, columns] = /columnsOf<\w+>\(\s*(\w+)/.exec(source)!;
    expect(source).toMatch(new RegExp(`import \\{ ${columns} \\} from '(\\.\\./)+projections/${list}/${list}\\.columns\\.js'`));
    expect(readFileSync(`${root}projections/${list}/${list}.queries.ts`, 'utf8')).toContain(`columns: ${columns},`);
  });

  it.each(screens)('are typed in no screen: $file', ({ source }) => {
    expect(source).not.toMatch(/\{ field: '\w+', label: /);
    expect(source).not.toMatch(/\bkind: '/);
  });
});
