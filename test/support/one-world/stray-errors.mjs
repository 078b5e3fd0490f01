import { getState } from 'jest-circus';

/** Nobody awaited them: they fail the test that runs, or its file. @returns what ends it */
export function hearStrayErrors() {
  const heard = new Map();
  const blame = (error) => {
    const { currentlyRunningTest, unhandledErrors } = getState();
    const errors = currentlyRunningTest?.errors ?? unhandledErrors;
    errors.push(error);
    return () => errors.splice(errors.indexOf(error), 1);
  };
  const listeners = {
    uncaughtException: blame,
    unhandledRejection: (error, promise) => heard.set(promise, blame(error)),
    // Late, but somebody did.
    rejectionHandled: (promise) => heard.get(promise)?.(),
  };
  const before = Object.keys(listeners).map((name) => [name, process.rawListeners(name)]);
  for (const [name, listener] of Object.entries(listeners)) process.removeAllListeners(name).on(name, listener);
  return () => {
    for (const [name, others] of before) {
      process.removeAllListeners(name);
      for (const listener of others) process.on(name, listener);
    }
  };
}
