import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { constants, freemem, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './support/chromium.mjs';
import { fromDebian, isThere } from './support/from-debian.mjs';

/** npm test: everything that CI runs; with --fast types, lint and unit tests alone. Ends with one line that adds it all up. */
const projectFolder = fileURLToPath(new URL('..', import.meta.url));
/** Fault tests that compare what something costs with what something else costs: nobody else is to be at work meanwhile. */
const measuring = /test\/faults\/(crowds|worst-bodies)/;
const leastPriority = constants.priority.PRIORITY_LOW;
const totals = { passed: 0, failed: 0, skipped: 0 };

/** Databases of the tests live for seconds: in memory, where there is much of it, they cost a tenth less. */
const MEMORY = '/dev/shm';
const MUCH = 8 * 2 ** 30;
if (!process.env.TMPDIR && Math.min(freeIn(MEMORY), freemem()) > MUCH) process.env.TMPDIR = folderInMemory();

if (process.argv.includes('--fast')) await fast();
else await everything();

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
process.exit(totals.failed === 0 ? 0 : 1);

async function everything() {
  // Unit tests are next to nothing beside a build, and need none of it.
  const [built] = await Promise.all([once('build', ['npm', 'run', '--silent', 'build']), jest('unit tests', 'unit', ['--maxWorkers=100%'])]);
  // What reads the documents that are made: without it those tests say that they were skipped.
  if (!isThere('pdftotext', '-v')) fromDebian('poppler-utils');
  // They wait as long as they work: for Postgres, for what is to be late, for processes that were killed. Three keep two
  // cores at work, a fourth costs each of them 40 % more; what is left of the cores checks the sources.
  await Promise.all([
    jest('integration and fault tests', 'integration', ['--maxWorkers=3', '--testPathIgnorePatterns', measuring.source]),
    sources(),
  ]);
  await jest('fault tests that measure', 'integration', ['--runInBand', '--testPathPatterns', measuring.source]);
  if (built) await endToEnd();
  else count('end-to-end tests, for want of a build', { failed: 1 });
}

/** While one writes: what lint has found of a file is kept until that file changes, so a rule about another file's types may be late. */
async function fast() {
  await Promise.all([jest('unit tests', 'unit', ['--maxWorkers=2']), checked(['--cache', '--cache-location', 'node_modules/.cache/eslint/'])]);
}

async function checked(lintFlags) {
  await once('types', ['npm', 'run', '--silent', 'types']);
  await once('lint', ['npm', 'run', '--silent', 'lint', '--', ...lintFlags]);
}

/** In what time the tests leave over: nobody waits for them but the end of the run. */
async function sources() {
  await once('types', ['npm', 'run', '--silent', 'types'], leastPriority);
  await once('lint', ['npm', 'run', '--silent', 'lint'], leastPriority);
}

async function endToEnd() {
  try {
    process.env.CHROMIUM = await findChromium();
  } catch (error) {
    return count(`end-to-end tests: ${error.message}`, { failed: 1 });
  }
  // Each worker has a product and a browser of its own: what waits for one leaves the core to the other.
  await jest('end-to-end tests', 'e2e', ['--maxWorkers=2']);
}

/** A step that either passes or fails. */
async function once(name, command, priority = 0) {
  const { code, said } = await run(command, ['ignore', 'pipe', 'pipe'], priority);
  announce(name);
  process.stdout.write(said);
  const passed = code === 0;
  count(name, passed ? { passed: 1 } : { failed: 1 });
  return passed;
}

async function jest(name, project, flags) {
  announce(name);
  const first = await jestRun(project, flags);
  const again = filesToRepeat(first);
  if (again.length === 0) return count(name, first);
  process.stdout.write(`\n== ${name}: once more, by themselves: ${again.join(' ')}\n`);
  const second = await jestRun(project, ['--runInBand', '--runTestsByPath', ...again]);
  if (second.failed === 0) process.stdout.write(`-- unsteady, look at the failure above: ${again.join(' ')}\n`);
  count(name, { passed: first.passed - first.passedInFailedFiles + second.passed, failed: second.failed, skipped: first.skipped });
}

/** CI's machine is shared: a file that failed there has one more chance, by itself and named. By hand a failure is a failure. */
function filesToRepeat({ failedFiles }) {
  return process.env.CI && failedFiles.length <= 3 ? failedFiles : [];
}

async function jestRun(project, flags = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-'));
  const file = path.join(folder, 'result.json');
  const only = ['--selectProjects', project, '--forceExit', '--passWithNoTests', '--json', '--outputFile', file];
  // Jest's own report goes to stderr; what it prints to stdout with --json is the whole result again.
  const { code } = await run(['npm', 'run', '--silent', 'jest', '--', ...only, ...flags], ['ignore', 'ignore', 'inherit']);
  const result = outcome(file, code);
  rmSync(folder, { recursive: true, force: true });
  return result;
}

/** A test file that does not even load counts as one failed test, and so does a runner that ended without a result. */
function outcome(file, code) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    const failedFiles = result.testResults.filter(({ status }) => status === 'failed');
    return {
      passed: result.numPassedTests,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: result.numPendingTests + result.numTodoTests,
      failedFiles: failedFiles.map(({ name }) => path.relative(projectFolder, name)),
      passedInFailedFiles: failedFiles.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failedFiles: [], passedInFailedFiles: 0 };
  }
}

function run([command, ...args], stdio, priority = 0) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectFolder, stdio, shell: process.platform === 'win32' });
    // Before it has children of its own, who are born with it.
    if (priority !== 0 && child.pid !== undefined) setPriority(child.pid, priority);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('error', () => resolve({ code: 1, said }));
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** Gone with this run, also where it is interrupted. */
function folderInMemory() {
  const folder = mkdtempSync(path.join(MEMORY, 'backoffice-tests-'));
  // Run as root, an embedded Postgres belongs to another user, who must get through.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

function freeIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function announce(name) {
  process.stdout.write(`\n== ${name}\n`);
}

function count(name, { passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  process.stdout.write(`-- ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
}
