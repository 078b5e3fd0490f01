import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { Announcements, type Announcement } from './announcements.js';
import { silent } from '../logger.js';

describe('what processes announce to each other', () => {
  it('ends none of them when another version, or a stranger, says something else', async () => {
    const client = Object.assign(new EventEmitter(), { query: () => Promise.resolve(), release: () => undefined });
    const heard: Announcement[] = [];
    const warnings: string[] = [];
    const log = { info: () => undefined, warn: (words: string) => void warnings.push(words), error: () => undefined };
    const announcements = new Announcements({ connect: () => Promise.resolve(client) } as unknown as Pool, (announcement) => heard.push(announcement), log as never);
    await announcements.start();
    const say = (message: unknown) => client.emit('notification', { payload: JSON.stringify(message) });
    // As the first release says it.
    say({ from: 'elsewhere', announcements: [{ name: 'member-list', position: '7', lists: [], reset: false }] });
    say('hello');
    client.emit('notification', { payload: 'hello' });
    const announcement: Announcement = { names: ['member-list'], position: '7', lists: [], reset: false };
    say({ from: 'elsewhere', announcements: [announcement] });
    expect(heard).toEqual([announcement]);
    expect(warnings).toHaveLength(3);
    await announcements.stop();
  });

  it('keep no connection that comes after the end, for which the end of the pool would wait for ever', async () => {
    const released: unknown[] = [];
    const client = Object.assign(new EventEmitter(), { query: () => Promise.resolve(), release: (broken: unknown) => void released.push(broken) });
    let connected: (to: typeof client) => void = () => undefined;
    const announcements = new Announcements({ connect: () => new Promise((resolve) => (connected = resolve)) } as unknown as Pool, () => undefined, silent);
    const starting = announcements.start();
    await announcements.stop();
    connected(client);
    await starting;
    expect(released).toEqual([true]);
  });
});
