import { ModernFakeTimers } from '@jest/fake-timers';
import { getState } from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { rootDir: process.cwd(), fakeTimers: {} }, global: globalThis });

/** What `import { jest } from '@jest/globals'` is without a vm: as much of it as our tests use. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks() {
    mocker.restoreAllMocks();
  },
  useFakeTimers: (how) => timers.useFakeTimers(how),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  setTimeout(ms) {
    getState().testTimeout = ms;
  },
};
