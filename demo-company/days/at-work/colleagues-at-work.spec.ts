import { Logger } from '@nestjs/common';
import { ColleaguesAtWork } from './colleagues-at-work.js';

const actors = () => Promise.resolve(new Map(['closing-manager', 'receptionist'].map((name, index) => [name, { kind: 'user', id: String(index + 1), name }])));
const server = { httpAdapter: { getHttpServer: () => ({ address: () => ({ port: 1 }) }) } };

function office(open: () => Promise<string>): ColleaguesAtWork {
  return new ColleaguesAtWork({ open } as never, { actors } as never, { host: '127.0.0.1' } as never, server as never);
}

describe('colleagues of the demo', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('end nothing but their own work where the database is away', async () => {
    const colleagues = office(() => Promise.reject(new Error('The database is away')));
    await colleagues.come(9);
    // A rejection that nobody waits for would end the process, and with it this run.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await expect(colleagues.go()).resolves.toBeUndefined();
  });

  it('are the same two for two who ask at once', async () => {
    let opened = 0;
    const colleagues = office(() => (opened++, Promise.reject(new Error('Not today'))));
    const [one, other] = await Promise.all([colleagues.come(9), colleagues.come(9)]);
    expect(other).toBe(one);
    expect(opened).toBe(2);
    await colleagues.go();
  });
});
