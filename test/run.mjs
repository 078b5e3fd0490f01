import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './support/chromium.mjs';

/** npm test: everything that CI runs. Ends with one line that adds it all up. */
const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const totals = { passed: 0, failed: 0, skipped: 0 };

await once('types', ['npm', 'run', '--silent', 'types']);
await once('lint', ['npm', 'run', '--silent', 'lint']);
await jest('unit tests', 'unit');
const built = await once('build', ['npm', 'run', '--silent', 'build']);
await jest('integration tests', 'integration', ['--runInBand']);
if (built) await endToEnd();
else count('end-to-end tests, for want of a build', { failed: 1 });

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
process.exit(totals.failed === 0 ? 0 : 1);

async function endToEnd() {
  try {
    process.env.CHROMIUM = await findChromium();
  } catch (error) {
    return count(`end-to-end tests: ${error.message}`, { failed: 1 });
  }
  await jest('end-to-end tests', 'e2e', ['--runInBand']);
}

/** A step that either passes or fails. */
async function once(name, command) {
  announce(name);
  const passed = (await run(command)) === 0;
  count(name, passed ? { passed: 1 } : { failed: 1 });
  return passed;
}

async function jest(name, project, flags = []) {
  announce(name);
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-'));
  const file = path.join(folder, 'result.json');
  const only = ['--selectProjects', project, '--forceExit', '--passWithNoTests', '--json', '--outputFile', file];
  const code = await run(['npm', 'run', '--silent', 'jest', '--', ...only, ...flags], { quietStdout: true });
  count(name, outcome(file, code));
  rmSync(folder, { recursive: true, force: true });
}

/** A test file that does not even load counts as one failed test, and so does a runner that ended without a result. */
function outcome(file, code) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: numPendingTests + numTodoTests };
  } catch {
    return { failed: 1 };
  }
}

/** Jest's own report goes to stderr; what it prints to stdout with --json is the whole result again. */
function run([command, ...args], { quietStdout = false } = {}) {
  return new Promise((resolve) => {
    const stdio = ['ignore', quietStdout ? 'ignore' : 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd: projectFolder, stdio, shell: process.platform === 'win32' });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
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
