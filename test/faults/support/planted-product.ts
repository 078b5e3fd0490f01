import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { rolldown, type InputOptions, type Plugin } from 'rolldown';

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));
const BUNDLE = path.join(DIST, 'server/main.js');
const PLANTED = path.join(DIST, 'planted');
const MAIN = path.join(PLANTED, 'main.js');
/** Each is there for those whose environment names what it is to do. */
const plants = ['planted-death.mjs', 'planted-envelope-death.mjs', 'planted-erasure-death.mjs', 'planted-version.mjs'].map((file) => fileURLToPath(new URL(file, import.meta.url)));

/**
 * The product as it is shipped but for what is planted in it: in its parts each start would cost two thirds more.
 * Bundled once for a build, by who asks first.
 * @returns what Node is to run
 */
export async function plantedProduct(): Promise<string> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('planted product'))`);
    if (!(await isNew())) await bundle();
  } finally {
    await client.end();
  }
  return MAIN;
}

async function isNew(): Promise<boolean> {
  const sources = await Promise.all([BUNDLE, ...plants, fileURLToPath(import.meta.url)].map(changedAt));
  return Math.max(...sources) < (await changedAt(MAIN).catch(() => 0));
}

const changedAt = async (file: string) => (await stat(file)).mtimeMs;

async function bundle(): Promise<void> {
  const { default: product } = (await import(new URL('../../../rolldown.config.mjs', import.meta.url).href)) as { default: InputOptions & { readonly output: object } };
  const { output, ...given } = product;
  await rm(PLANTED, { recursive: true, force: true });
  const bundled = await rolldown({ ...given, input: { main: ENTRY }, plugins: [given.plugins, entry], logLevel: 'silent' });
  await bundled.write({ ...output, dir: PLANTED });
  await bundled.close();
}

const ENTRY = 'planted:main';
/** The product's own start comes last: by then all is planted. */
const entry: Plugin = {
  name: 'planted',
  resolveId: (id) => (id === ENTRY ? id : undefined),
  load: (id) => (id === ENTRY ? [fileURLToPath(import.meta.resolve('reflect-metadata')), ...plants, path.join(DIST, 'backend/main.js')].map((file) => `import ${JSON.stringify(file)};`).join('\n') : undefined),
};
