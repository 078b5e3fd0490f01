import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `list: 'tour-list'` and `columnsOf<TourListRow>(tourListFields, {` of every screen that shows a list. */
const screens = readdirSync(`${root}frontend`, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('kit'))
  .map((file) => ({ file, source: readFileSync(`${root}frontend/${file}`, 'utf8') }))
  .filter(({ source }) => source.includes('<ListScreen definition'));

const columnsOf = /columnsOf<\w+>\((\w+), \{\n([\s\S]*?)\n {0,2}\}/;

describe('The words of a list', () => {
  it('are asked of the screens that there are', () => {
    expect(screens.map(({ file }) => file).sort()).toEqual(expect.arrayContaining(['employees/employee-list.tsx', 'tours/tour-list.tsx']));
    expect(screens.length).toBeGreaterThanOrEqual(8);
  });

  it.each(screens)('are those of the same table on the screen and in its file: $file', ({ source }) => {
    const list = /^ +list: '([\w-]+)',\n +key:|^  list: '([\w-]+)',\n  key:/m.exec(source)!;
    const [, table, looks = ''] = columnsOf.exec(source)!;
    const query = readFileSync(`${root}projections/${list[1] ?? list[2]}/${list[1] ?? list[2]}.queries.ts`, 'utf8');
    const [, offered = ''] = new RegExp(`columns: listColumns\\(${table}, \\{\n([\\s\\S]*?)\n  \\}\\)`).exec(query)!;
    const names = (text: string) => [...text.matchAll(/^ {2,4}(\w+): /gm)].map(([, name]) => name!);
    expect(names(offered)).toEqual(expect.arrayContaining(names(looks)));
    expect(names(looks).length).toBeGreaterThan(5);
  });

  it.each(screens)('are typed in no screen: $file', ({ source }) => {
    expect(source).not.toMatch(/\{ field: '\w+', label: /);
    expect(source).not.toMatch(/\bkind: '/);
  });
});
