import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { Actor } from '../../../events/kernel/metadata.js';
import { Sessions } from '../../../backend/platform/auth/sessions/sessions.js';
import { ownUrl } from '../../../backend/platform/config/own-url.js';
import { Settings } from '../../../backend/platform/config/settings.js';
import { DemoUsers } from '../../../backend/users/demo-users.js';
import { Chance } from '../chance.js';
import type { DemoPerson } from '../papers/deed.js';
import { Colleague } from './colleague.js';
import { contractDesk } from './contract-desk.js';
import type { Desk } from './desk.js';
import { tourDesk } from './tour-desk.js';

const MINUTES = 10;

/** Who is at work, and until when. */
export interface AtWork {
  /** ISO UTC. */
  readonly until: string;
  readonly names: readonly string[];
}

/** One person alone sees what live means: for ten minutes two of the demo's people edit as people do. */
@Injectable()
export class ColleaguesAtWork implements OnApplicationShutdown {
  private readonly log = new Logger(ColleaguesAtWork.name);
  private shift: { readonly atWork: AtWork; readonly end: AbortController; readonly over: Promise<unknown> } | undefined;

  constructor(
    private readonly sessions: Sessions,
    private readonly users: DemoUsers,
    private readonly settings: Settings,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Where the demo's people may sign in, and are there. */
  async mayCome(): Promise<boolean> {
    return this.settings.demoSignIns && (await this.users.areThere());
  }

  get now(): AtWork | undefined {
    return this.shift?.atWork;
  }

  /** Two others than who asks; those who are at work already go on. */
  async come(askedBy: number): Promise<AtWork> {
    const people = await this.users.actors();
    // After all that is waited for: of two who ask at once, both have the same two at work.
    if (this.shift) return this.shift.atWork;
    const atDesk = (first: DemoPerson, second: DemoPerson) => people.get(Number(people.get(first)!.id) === askedBy ? second : first)!;
    const end = new AbortController();
    const closing = atDesk('closing-manager', 'sales-administrator');
    const receiving = atDesk('receptionist', 'sales-manager');
    const atWork = { until: new Date(Date.now() + MINUTES * 60_000).toISOString(), names: [closing.name, receiving.name] };
    const works = (person: Actor, desk: Desk) => this.works(person, desk, end.signal).catch((error: Error) => this.excuse(error));
    const over = Promise.all([works(closing, contractDesk), works(receiving, tourDesk)]);
    this.shift = { atWork, end, over };
    void this.endAt(end, over);
    return atWork;
  }

  async go(): Promise<void> {
    this.shift?.end.abort();
    await this.shift?.over;
  }

  onApplicationShutdown(): Promise<void> {
    return this.go();
  }

  private async endAt(end: AbortController, over: Promise<unknown>): Promise<void> {
    await pause(MINUTES * 60_000, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    end.abort();
    await over;
    this.shift = undefined;
  }

  private async works({ id }: Actor, desk: Desk, signal: AbortSignal): Promise<void> {
    const { port } = (this.host.httpAdapter.getHttpServer() as Server).address() as AddressInfo;
    const token = await this.sessions.open(Number(id), { address: '127.0.0.1', browser: 'The demo itself' });
    const colleague = new Colleague(ownUrl(this.settings.host, port), Number(id), token);
    const chance = new Chance(Number(id));
    const excuse = (error: Error) => signal.aborted || this.excuse(error);
    await desk.begins?.(colleague).catch(excuse);
    while (!signal.aborted) {
      await desk.works(colleague, chance, signal).catch(excuse);
      await pause(chance.whole(2_000, 6_000), undefined, { signal }).catch(() => undefined);
    }
    colleague.leaves();
    await this.sessions.end({ authorization: `Bearer ${token}` });
  }

  /** Nobody waits for a colleague: what fails for one, such as a database that is away, must not end the process. */
  private excuse(error: Error): void {
    this.log.warn(`A colleague of the demo could not go on: ${error.message}`);
  }
}
