import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface Result {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly { readonly title: string; readonly status: string }[] }[];
}

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const planted = '<rootDir>/test/support/one-world/planted/*.spec.ts';

/** The planted files, run as ours are, one after the other in one process. */
function runPlanted(): Result {
  const config = { rootDir: projectFolder, testRunner: '<rootDir>/test/support/one-world/runner.mjs', extensionsToTreatAsEsm: ['.ts'], testMatch: [planted] };
  const outputFile = path.join(tmpdir(), `planted-${process.pid}.json`);
  const args = ['--import', './test/support/typescript-in-threads.mjs', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--config', JSON.stringify(config), '--runInBand', '--json', '--outputFile', outputFile];
  const { status } = spawnSync(process.execPath, args, { cwd: projectFolder, encoding: 'utf8' });
  expect(status).toBe(1);
  try {
    return JSON.parse(readFileSync(outputFile, 'utf8')) as Result;
  } finally {
    rmSync(outputFile, { force: true });
  }
}

it('A test that fails is seen to fail, and what a file leaves behind does not reach the next', () => {
  const told = runPlanted().testResults.flatMap(({ assertionResults }) => assertionResults.map(({ title, status }) => `${status}: ${title}`));
  expect(told.toSorted()).toEqual([
    'failed: fails where a promise that nobody awaits is rejected',
    'failed: fails where an expectation does not hold',
    'failed: fails where it takes too long',
    'failed: fails where nothing was expected that should have been',
    'passed: finds neither environment nor globals as the file before left them',
    'passed: holds',
  ]);
}, 60_000);
