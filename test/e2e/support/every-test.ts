import { jest } from '@jest/globals';
import { goHome, tidyUp } from './office.js';

jest.setTimeout(60_000);

afterEach(async () => {
  // Errors on the console, failed requests and breaches of the content security policy.
  expect(await goHome()).toEqual([]);
});

afterAll(tidyUp);
