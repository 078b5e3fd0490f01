import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../../backend/platform/config/settings.js';
import { HealthChecks } from '../../backend/platform/health/health-checks.js';
import { startBackend } from '../../backend/start.js';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { administrator } from '../support/start-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { TEST_SECRETS_KEY } from '../support/test-secrets-key.js';

const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

describe('a process that waits for its own lists while another version serves', () => {
  let database: TestDatabase;
  let dataDir: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'stopped-'));
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('gives its start up when it is to stop', async () => {
    Logger.overrideLogger(['error', 'fatal']);
    const stopping = new AbortController();
    jest.spyOn(ProjectionEngine.prototype, 'buildsBeside', 'get').mockReturnValue(true);
    jest.spyOn(HealthChecks.prototype, 'health').mockImplementation(() => {
      stopping.abort();
      return Promise.resolve({ missing: ['projections'] } as unknown as ReturnType<HealthChecks['health']>);
    });
    const environment = { PORT: '0', DATA_DIR: dataDir, SECRETS_KEY: TEST_SECRETS_KEY, DATABASE_URL: database.url, DEMO: 'off', DEMO_DAYS: 'off', ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
    await expect(startBackend({ ...readSettings(environment), port: 0 }, PROJECT_FOLDER, stopping.signal)).rejects.toThrow('aborted');
  }, 60_000);
});
