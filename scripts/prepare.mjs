import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** What a build is made of; tests are not. */
const SOURCES = ['backend', 'demo-company', 'events', 'projections', 'frontend', 'bench'];
const BUILD_SETTINGS = ['package.json', 'nest-cli.json', 'rolldown.config.mjs', '.swcrc', 'tsconfig.json'];
const BUILT = ['dist/server/main.js', 'dist/frontend/index.html'];

/** Makes a fresh clone ready to run: the right Node, the packages of the lockfile, a build of these sources. */
export function prepare() {
  checkNode();
  if (packagesAreOld()) run('Installing packages', 'npm', ['ci', '--no-fund', '--no-audit']);
  if (buildIsOld()) run('Building', 'npm', ['run', 'build', '--silent']);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Node.js 20.19 or newer is needed, and this is ${process.versions.node}.`);
}

function packagesAreOld() {
  const installed = inProject('node_modules/.package-lock.json');
  return !existsSync(installed) || changedAt(inProject('package-lock.json')) > changedAt(installed);
}

function buildIsOld() {
  if (!BUILT.every((file) => existsSync(inProject(file)))) return true;
  const oldest = Math.min(...BUILT.map((file) => changedAt(inProject(file))));
  return [...SOURCES, ...BUILD_SETTINGS].some((source) => newestChange(inProject(source)) > oldest);
}

function newestChange(place) {
  if (!existsSync(place)) return 0;
  const stats = statSync(place);
  if (!stats.isDirectory()) return isTest(place) ? 0 : stats.mtimeMs;
  return Math.max(0, ...readdirSync(place).map((name) => newestChange(path.join(place, name))));
}

const isTest = (file) => /\.spec\.tsx?$/.test(file);

/** To stderr, so that what a command prints can be piped. */
function run(what, command, args) {
  process.stderr.write(`${what}…\n`);
  const shell = process.platform === 'win32';
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: projectFolder, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', shell });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  stop(`${what} failed${error ? `: ${error.message}` : ''}. What went wrong stands above.`);
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const inProject = (name) => path.join(projectFolder, name);
const changedAt = (file) => statSync(file).mtimeMs;

