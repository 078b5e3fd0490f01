import { jest } from '@jest/globals';
import { closeBrowser, goHome } from './office.js';

jest.setTimeout(60_000);

afterEach(async () => {
  // Errors on the console, failed requests and breaches of the content security policy.
  expect(await goHome()).toEqual([]);
});

afterAll(closeBrowser);
