import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLong, TOGETHER as folder } from './longest-first.mjs';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const A_GROUP = 8;

/** What would be done for every test of a group if it stood outside of a describe. */
const concernsAll = /^(beforeAll|afterAll|beforeEach|afterEach|jest\.)/m;

/**
 * Loading the backend into a test file's own world costs more than most files' tests: those files are loaded together,
 * some in a group, by one file each that imports them. A failure names the file in its stack.
 * @param folders of spec files, below test/
 * @param without which files not
 * @returns the paths to hand to jest: the groups, and what stays alone since it is long or has hooks for everybody
 */
export function together(folders, without) {
  rmSync(path.join(projectFolder, folder), { recursive: true, force: true });
  mkdirSync(path.join(projectFolder, folder), { recursive: true });
  const files = folders.flatMap(specsIn).filter((file) => !without.test(file)).sort();
  const alone = files.filter((file) => isLong(file) || concernsAll.test(readFileSync(path.join(projectFolder, file), 'utf8')));
  const short = files.filter((file) => !alone.includes(file));
  const groups = Array.from({ length: Math.ceil(short.length / A_GROUP) }, (_, nth) => short.slice(nth * A_GROUP, (nth + 1) * A_GROUP));
  return [...alone, ...groups.map(write)];
}

function specsIn(name) {
  const below = readdirSync(path.join(projectFolder, 'test', name), { recursive: true });
  return below.filter((file) => file.endsWith('.spec.ts')).map((file) => path.posix.join('test', name, file.split(path.sep).join('/')));
}

function write(files, nth) {
  const group = `${folder}/${files[0].split('/')[1]}-${nth + 1}.spec.ts`;
  const imports = files.map((file) => `import '${path.posix.relative(folder, file).replace(/\.ts$/, '.js')}';\n`);
  writeFileSync(path.join(projectFolder, group), imports.join(''));
  return group;
}
