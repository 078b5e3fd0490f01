import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createRequire, register } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const { version } = createRequire(import.meta.url)('@swc/core/package.json');
const projectFolder = new URL('../../', import.meta.url);
const cacheFolder = fileURLToPath(new URL('node_modules/.cache/typescript/', projectFolder));
const jestGlobals = new URL('one-world/jest-globals.mjs', import.meta.url).href;
const swcrc = readFile(new URL('.swcrc', projectFolder), 'utf8');

/** Lets plain Node run the project's TypeScript. */
export const loadTypescript = () => register(import.meta.url);

export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: jestGlobals, shortCircuit: true };
  if (!isRelativeJs(specifier, context.parentURL)) return next(specifier, context);
  const sources = ['.ts', '.tsx'].map((ending) => new URL(specifier.replace(/\.js$/, ending), context.parentURL));
  const url = sources.find((source) => existsSync(source))?.href;
  return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
}

export async function load(url, context, next) {
  // Style sheets are for browsers.
  if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  if (!isOurTypescript(url)) return next(url, context);
  const file = fileURLToPath(url.replace(/\?.*$/, ''));
  return { format: 'module', source: await compiled(file), shortCircuit: true };
}

const isRelativeJs = (specifier, parent) => /^\.{1,2}\/.*\.js$/.test(specifier) && isOurTypescript(parent ?? '');

function isOurTypescript(url) {
  return /\.tsx?(\?.*)?$/.test(url) && url.startsWith('file:') && !url.includes('/node_modules/');
}

/** Compiled once for all the processes and runs that need a file: it is found again by what is in it. */
async function compiled(file) {
  const source = await readFile(file, 'utf8');
  const key = createHash('sha1').update(JSON.stringify([version, await swcrc, file, source])).digest('hex');
  const kept = path.join(cacheFolder, `${key}.js`);
  try {
    return await readFile(kept, 'utf8');
  } catch {
    // Loaded by who compiles alone: most find everything compiled.
    const { transform } = await import('@swc/core');
    const { code } = await transform(source, { filename: file, sourceMaps: 'inline', jsc: { parser: { syntax: 'typescript', decorators: true, tsx: file.endsWith('x') } } });
    await keep(kept, code);
    return code;
  }
}

/** Whole or not at all: another process may read it at this moment. */
async function keep(kept, code) {
  const half = `${kept}.${process.pid}`;
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(half, code);
  await rename(half, kept);
}
