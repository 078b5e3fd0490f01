import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { jestExpect as expect } from '@jest/expect';
import circus, { addEventHandler, getState, resetState, run } from 'jest-circus';
import vmRunner from 'jest-circus/runner';
import { jest } from './jest-object.mjs';
import { resultOf } from './result.mjs';
import { hearStrayErrors } from './stray-errors.mjs';

/** Said in a comment by a file that must find modules fresh, or leaves them changed: it has a vm of its own. */
const hasOwnWorld = /@own-world/;
let files = 0;

const { describe, it, test } = circus;
Object.assign(globalThis, circus, { expect, fdescribe: describe.only, xdescribe: describe.skip, fit: it.only, xit: it.skip, xtest: test.skip });
addEventHandler(watchExpectations);

/**
 * Jest's own way of running a file loads whatever that imports into a vm of its own: most of what the tests would cost.
 * Here files are imported as Node does it, so that a worker loads the backend once; environment, globals, mocks and timers are put back after each.
 */
export default async function inOneWorld(globalConfig, config, environment, runtime, testPath, send) {
  if (hasOwnWorld.test(readFileSync(testPath, 'utf8'))) return vmRunner.default(globalConfig, config, environment, runtime, testPath, send);
  Error.prepareStackTrace = undefined;
  process.setSourceMapsEnabled(true);
  resetState();
  const state = getState();
  state.testTimeout = globalConfig.testTimeout ?? state.testTimeout;
  state.testNamePattern = globalConfig.testNamePattern ? new RegExp(globalConfig.testNamePattern, 'i') : null;
  expect.setState({ expand: globalConfig.expand, testPath, suppressedErrors: [] });
  const environmentBefore = { ...process.env };
  const globalsBefore = Object.getOwnPropertyDescriptors(globalThis);
  const stopHearing = hearStrayErrors();
  files += 1;
  try {
    // Hooks for every test are hooks of each file: imported under another name, they are said again.
    for (const file of config.setupFilesAfterEnv) await import(`${pathToFileURL(file)}?file=${files}`);
    await import(pathToFileURL(testPath).href);
    return resultOf(await run(), globalConfig, config, testPath);
  } finally {
    stopHearing();
    jest.useRealTimers();
    jest.restoreAllMocks();
    putBack(environmentBefore);
    putBackGlobals(globalsBefore);
  }
}

function putBack(environment) {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

/** What a file replaced; what it added stays, as modules that are loaded once may have added it. */
function putBackGlobals(globals) {
  for (const [name, before] of Object.entries(globals)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    if (before.configurable && 'value' in before && now?.value !== before.value) Object.defineProperty(globalThis, name, before);
  }
}

/** `expect.assertions` and `expect.hasAssertions` are judged when a test has ended. */
function watchExpectations({ name, test }) {
  if (name === 'test_start') expect.setState({ currentTestName: nameOf(test), testFailing: test.failing });
  if (name !== 'test_done') return;
  const { numPassingAsserts, isExpectingAssertions, suppressedErrors = [] } = expect.getState();
  test.numPassingAsserts = numPassingAsserts;
  test.errors.push(...suppressedErrors);
  expect.setState({ suppressedErrors: [] });
  const missed = expect.extractExpectedAssertionsErrors();
  if (!isExpectingAssertions || test.errors.length === 0) test.errors.push(...missed.map(({ error }) => error));
}

function nameOf(test) {
  const names = [];
  for (let at = test; at.parent; at = at.parent) names.unshift(at.name);
  return names.join(' ');
}
