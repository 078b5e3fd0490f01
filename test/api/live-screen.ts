import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FollowAnswer, FollowRecordAnswer, Presence, PushedChange, PushedChanges, RecordMoved } from '../../backend/platform/realtime/protocol.js';
import type { Backend, HarbourOffice, LiveClient } from './harbour-office.js';

/** Everything that a screen has been sent. */
export class Screen {
  readonly changes: PushedChange[] = [];
  readonly refetched: string[] = [];
  readonly presences: Presence[] = [];
  readonly moved: RecordMoved[] = [];
  readonly readAgain: string[] = [];
  sessionNews = 0;

  private constructor(
    readonly client: LiveClient,
    private readonly backend: Backend,
  ) {
    client.on('changes', (pushed: PushedChanges) => this.changes.push(...pushed.changes));
    client.on('refetch', ({ list }) => this.refetched.push(list));
    client.on('presence', (presence) => this.presences.push(presence));
    client.on('moved', (moved) => this.moved.push(moved));
    client.on('readAgain', ({ stream }) => this.readAgain.push(stream));
    client.on('session', () => this.sessionNews++);
  }

  static async open(office: HarbourOffice, backend: Backend, token: string): Promise<Screen> {
    const screen = new Screen(office.connect(backend, token), backend);
    await once(screen.client as never, 'connect');
    return screen;
  }

  follow(list: string, position: string, key?: string): Promise<FollowAnswer> {
    return this.client.emitWithAck('follow', key === undefined ? { list, position } : { list, position, key });
  }

  followRecord(stream: string): Promise<FollowRecordAnswer> {
    return this.client.emitWithAck('followRecord', { stream });
  }

  /** Follows from now on. */
  async followNow(list: string, key?: string): Promise<void> {
    await this.follow(list, await this.backend.engine.feed.checkpoint(list), key);
  }

  peopleAt(key: string): readonly string[] {
    const presence = this.presences.findLast((heard) => heard.key === key);
    return presence?.people.map(({ name, mode }) => `${name} ${mode}s`) ?? [];
  }
}

export async function eventually(what: string, met: () => boolean): Promise<void> {
  const until = Date.now() + 5_000;
  while (!met()) {
    if (Date.now() > until) throw new Error(`Not within 5 s: ${what}`);
    await pause(10);
  }
}
