import { jest } from '@jest/globals';
import type { LiveSocket } from './live-socket.js';
import { Mailboxes } from './mailboxes.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

let lines = 0;
const lineOf = (userId: number) => Object.assign({ id: `line ${lines++}`, connected: true, conn: {}, data: { session: { userId } }, disconnect: jest.fn() }) as unknown as LiveSocket & { connected: boolean };

describe('What the lines of people send', () => {
  const cut = jest.fn();
  let mailboxes: Mailboxes;
  let begun: string[];
  let ends: (() => void)[];
  beforeEach(() => {
    cut.mockClear();
    mailboxes = new Mailboxes({ cut } as never);
    begun = [];
    ends = [];
  });

  const send = (line: LiveSocket, name: string) => mailboxes.take(line, () => new Promise<string>((resolve) => (begun.push(name), ends.push(() => resolve(name)))));
  const endAll = async () => {
    for (; ends.length > 0; await settled()) ends.splice(0).forEach((end) => end());
  };

  it('is worked on one after another for each line, in the order in which it came', async () => {
    const line = lineOf(1);
    const answers = ['open', 'close', 'open again'].map((name) => send(line, name));
    await settled();
    expect(begun).toEqual(['open']);
    await endAll();
    expect(await Promise.all(answers)).toEqual(['open', 'close', 'open again']);
  });

  it('is worked on for few lines of one person at a time, who have no more of it than others for having more lines', async () => {
    Array.from({ length: 10 }, (_, index) => void send(lineOf(1), `many ${index}`));
    void send(lineOf(2), 'one');
    await settled();
    expect(begun).toEqual(['many 0', 'many 1', 'one']);
    await endAll();
    expect(begun).toHaveLength(11);
  });

  it('waits in memory up to a number of messages: a line that sends more is cut', async () => {
    const line = lineOf(1);
    for (let index = 0; index < 400; index++) void send(line, 'waits');
    expect(cut).not.toHaveBeenCalled();
    expect(await send(line, 'one too many')).toBeUndefined();
    expect(cut).toHaveBeenCalledWith(line.conn, 1);
    expect(begun).not.toContain('one too many');
  });

  it('waits for all lines of one person up to another number', async () => {
    for (let index = 0; index < 1_000; index++) void send(lineOf(1), 'waits');
    expect(await send(lineOf(1), 'one too many')).toBeUndefined();
    expect(cut).toHaveBeenCalledTimes(1);
    void send(lineOf(2), 'of somebody else');
    await settled();
    expect(begun).toContain('of somebody else');
  });

  it('is dropped when its line is gone, also what waited', async () => {
    const line = lineOf(1);
    const answers = ['under way', 'waits'].map((name) => send(line, name));
    await settled();
    line.connected = false;
    await endAll();
    expect(await Promise.all(answers)).toEqual(['under way', undefined]);
    expect(begun).toEqual(['under way']);
  });

  it('goes on after a message that failed', async () => {
    const line = lineOf(1);
    const failed = mailboxes.take(line, () => Promise.reject(new Error('The database is away')));
    const next = send(line, 'next');
    await expect(failed).rejects.toThrow('away');
    await settled();
    await endAll();
    expect(await next).toBe('next');
  });
});
