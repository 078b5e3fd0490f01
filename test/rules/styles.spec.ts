import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FRONTEND = fileURLToPath(new URL('../../frontend', import.meta.url));
const LONGEST = 250;
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\(/i;

/** A colour is written down once, as a token: `--card: #fff`. */
function coloursIn(css: string): readonly string[] {
  const lines = css.replace(/\/\*[\s\S]*?\*\//g, '').split('\n').map((line) => line.trim());
  return lines.filter((line) => COLOUR.test(line) && !/^--[\w-]+:/.test(line));
}

const sheets = readdirSync(FRONTEND, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const textOf = (file: string) => readFileSync(join(FRONTEND, file), 'utf8');

describe('Style sheets', () => {
  it('name the tokens of the theme, and no colour of their own', () => {
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.flatMap((file) => coloursIn(textOf(file)).map((line) => `${file}: ${line}`))).toEqual([]);
  });

  it('are as short as any other file', () => {
    expect(sheets.filter((file) => textOf(file).trimEnd().split('\n').length > LONGEST)).toEqual([]);
  });
});

it.each(['color: #fff;', 'background: rgb(0 0 0 / 40%);'])('%s would be noticed', (line) => {
  expect(coloursIn(`.a { }\n${line}`)).toEqual([line]);
});

it.each(['--ink: #182026;', 'color: var(--ink);', '/* #4 */'])('%s is allowed', (line) => {
  expect(coloursIn(line)).toEqual([]);
});
