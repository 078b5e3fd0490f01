import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  // Else it would stand in TMPDIR, which test/run.mjs removes.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Packages hold data as `.json.js`, where the ending belongs to the name; style sheets are for browsers.
  moduleNameMapper: { '^(\\.{1,2}/.*(?<!\\.json))\\.js$': '$1', '\\.css$': '<rootDir>/test/support/no-styles.mjs' },
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** Files are imported as Node imports them, once for all the tests of a worker. */
const inOneWorld = { ...shared, testRunner: '<rootDir>/test/support/one-world/runner.mjs' };

/** `unit` touches nothing outside the process; `integration` gets a real embedded Postgres; `e2e` the built product and Chromium. */
export default {
  // The first hook that wants the demo fills it for all, and two cores may be busy with others.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  projects: [
    { ...inOneWorld, displayName: 'unit', testMatch: ['<rootDir>/{events,projections,backend,demo-company,frontend,bench}/**/*.spec.{ts,tsx}', '<rootDir>/test/{rules,events}/**/*.spec.ts'] },
    { ...inOneWorld, displayName: 'integration', testMatch: ['<rootDir>/test/{event-store,engine,api,import,faults}/**/*.spec.ts'], globalSetup: '<rootDir>/test/support/start-postgres.mjs', globalTeardown: '<rootDir>/test/support/stop-postgres.mjs' },
    { ...inOneWorld, displayName: 'e2e', testMatch: ['<rootDir>/test/e2e/**/*.spec.ts'], globalSetup: '<rootDir>/test/e2e/support/start-product.mjs', globalTeardown: '<rootDir>/test/e2e/support/stop-product.mjs', setupFilesAfterEnv: ['<rootDir>/test/e2e/support/every-test.ts'] },
  ],
};
