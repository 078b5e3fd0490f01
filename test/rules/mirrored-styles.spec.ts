import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FRONTEND = fileURLToPath(new URL('../../frontend', import.meta.url));

/** It sets the ends of a line for both directions. */
const EXEMPT = 'app/theme/mirror.css';

const PHYSICAL: readonly RegExp[] = [
  /(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?![\w])/,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius/,
  /(?<![\w-])(?:left|right)\s*:/,
  /(?<![\w-])(?:float|clear)\s*:\s*(?:left|right)/,
  // Follows the text, which may run the other way than the page: `var(--text-start)` follows the page.
  /(?<![\w-])text-align\s*:\s*(?:left|right|start|end)/,
];

function faultsIn(css: string): readonly string[] {
  const lines = css.replace(/\/\*[\s\S]*?\*\//g, '').split('\n');
  return lines.filter((line) => PHYSICAL.some((pattern) => pattern.test(line))).map((line) => line.trim());
}

it('Styles name start and end, not left and right, so that every screen can be mirrored', () => {
  const sheets = readdirSync(FRONTEND, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css') && file !== EXEMPT);
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.flatMap((file) => faultsIn(readFileSync(join(FRONTEND, file), 'utf8')).map((line) => `${file}: ${line}`))).toEqual([]);
});

it.each(['margin-left: 4px;', 'inset: 0; left: 0;', 'border-top-left-radius: 3px;', 'float: right;', 'text-align: start;'])('%s would be noticed', (line) => {
  expect(faultsIn(`.a { ${line} }`)).toHaveLength(1);
});

it.each(['margin-inline-start: 4px;', '--left: 4px;', 'text-align: var(--text-end);', '@bottom-right {', '.points-left {'])('%s is allowed', (line) => {
  expect(faultsIn(line)).toEqual([]);
});
