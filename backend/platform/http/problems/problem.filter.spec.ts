import { Logger, type ArgumentsHost } from '@nestjs/common';
import { jest } from '@jest/globals';
import { StoreUnavailable } from '../../../../events/store/event-store.js';
import type { Denials } from '../../auth/access-log/denials.js';
import { ProblemFilter } from './problem.filter.js';

describe('what the log says of a request that failed', () => {
  let said: string[];
  const answered = { headersSent: true, destroy: () => undefined };
  const host = { switchToHttp: () => ({ getRequest: () => ({ method: 'GET', path: '/api/Contracts/7' }), getResponse: () => answered }) } as unknown as ArgumentsHost;
  const denials = { log: () => Promise.resolve() } as unknown as Denials;

  beforeEach(() => {
    said = [];
    for (const level of ['error', 'warn'] as const) jest.spyOn(Logger.prototype, level).mockImplementation((text: string) => said.push(`${level}: ${text}`));
  });
  afterEach(() => jest.restoreAllMocks());

  it('is one line when something it needs is away: many come in that while, and all for the same reason', async () => {
    await new ProblemFilter(denials).catch(new StoreUnavailable('The event store is away'), host);
    expect(said).toEqual(['warn: GET /api/Contracts/7 was refused: The event store is away']);
  });

  it('is the way to it when nobody foresaw it', async () => {
    await new ProblemFilter(denials).catch(new Error('a mistake of ours'), host);
    expect(said).toEqual([expect.stringMatching(/^error: GET \/api\/Contracts\/7 failed: Error: a mistake of ours\n +at /)]);
  });
});
