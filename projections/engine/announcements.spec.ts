import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { Announcements, type Announcement } from './announcements.js';

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
});
