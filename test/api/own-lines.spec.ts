import { once } from 'node:events';
import { HarbourOffice, SOCKETS_PER_PERSON, type Backend, type LiveClient } from './harbour-office.js';
import { eventually } from '../e2e/support/eventually.js';

describe('Lines of one person', () => {
  let office: HarbourOffice;
  let backend: Backend;
  beforeAll(async () => {
    office = await HarbourOffice.open();
    backend = await office.backend();
  });
  afterAll(() => office?.close());

  /** @returns the line, and why there is none */
  const opens = async (token: string): Promise<{ line: LiveClient; refusal?: string }> => {
    const line = office.connect(backend, token);
    const refused = once(line as never, 'connect_error').then(([error]) => ({ line, refusal: (error as Error).message }));
    return Promise.race([once(line as never, 'connect').then(() => ({ line })), refused]);
  };

  it('are as many as a person can look at: a further one is refused with the reason, and let in when another was cut', async () => {
    const opened = await Promise.all(Array.from({ length: SOCKETS_PER_PERSON + 5 }, () => opens(office.manager)));
    const reasons = opened.flatMap(({ refusal }) => refusal ?? []);
    expect(reasons).toEqual(Array.from({ length: 5 }, () => 'You have too many pages open'));
    expect((await opens(office.receptionist)).refusal).toBeUndefined();
    expect((await opens(office.manager)).refusal).toBe('You have too many pages open');
    for (const { line, refusal } of opened.slice(0, 10)) if (refusal === undefined) line.disconnect();
    await eventually(async () => expect((await opens(office.manager)).refusal).toBeUndefined());
  });
});
