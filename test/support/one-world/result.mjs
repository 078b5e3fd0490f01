import { createEmptyTestResult } from '@jest/test-result';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

/** Of the runner nobody wants to read. */
const ownFrames = /^ +at .*\/one-world\/runner\.mjs.*\n?/gm;
const STATUS = { skip: 'pending', todo: 'todo' };

/** What `jest-circus` found, as jest's reporters want it. */
export function resultOf({ testResults, unhandledErrors, unhandledErrorsDetailed }, globalConfig, config, testPath) {
  const tests = testResults.map(assertionResult);
  const count = (status) => tests.filter((test) => test.status === status).length;
  const messages = [
    formatResultsErrors(tests, config, globalConfig, testPath),
    ...unhandledErrorsDetailed.map((error) => formatExecError(error, config, globalConfig)),
  ];
  return {
    ...createEmptyTestResult(),
    failureMessage: messages.filter(Boolean).join('\n\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    testExecError: unhandledErrors.length > 0 ? { message: '', stack: unhandledErrors.join('\n') } : undefined,
    testFilePath: testPath,
    testResults: tests,
  };
}

function assertionResult({ testPath, errors, errorsDetailed, status, startedAt, duration, failing, invocations, location, numPassingAsserts, retryReasons }) {
  // The first is the file's own block.
  const names = testPath.slice(1);
  return {
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1),
    fullName: names.join(' '),
    status: STATUS[status] ?? (errors.length > 0 ? 'failed' : 'passed'),
    failureDetails: errorsDetailed.map(withoutOwnFrames),
    failureMessages: errors.map((error) => error.replace(ownFrames, '')),
    duration, failing, invocations, location, numPassingAsserts, retryReasons, startAt: startedAt,
  };
}

function withoutOwnFrames(error) {
  for (let one = error; one instanceof Error; one = one.cause) one.stack = one.stack?.replace(ownFrames, '');
  return error;
}
