import { Module, type INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { Denials } from '../../backend/platform/auth/access-log/denials.js';
import type { Session } from '../../backend/platform/auth/sessions/session.js';
import { Sessions } from '../../backend/platform/auth/sessions/sessions.js';
import { bearerToken } from '../../backend/platform/auth/sessions/tokens.js';
import { Settings } from '../../backend/platform/config/settings.js';
import { openPool } from '../../backend/platform/database/database.js';
import { migrate } from '../../backend/platform/database/migrate.js';
import { Notifications } from '../../backend/platform/database/notifications.js';
import { HttpModule } from '../../backend/platform/http/http.module.js';
import { ListRegistry } from '../../backend/platform/lists/list-registry.js';
import { ListsModule } from '../../backend/platform/lists/lists.module.js';
import type { ClientToServer, ServerToClient } from '../../backend/platform/realtime/protocol.js';
import { ReadyLists } from '../../backend/platform/projections/ready-lists.js';
import { RecordRegistry } from '../../backend/platform/records/record-registry.js';
import { LineAdmission } from '../../backend/platform/realtime/lines/line-admission.js';
import { RealtimeModule } from '../../backend/platform/realtime/realtime.module.js';
import { EventStore } from '../../events/store/event-store.js';
import { ChangeFeed } from '../../projections/engine/changes/change-feed.js';
import { silent } from '../../projections/engine/logger.js';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { MemoryEventStore } from '../support/memory-event-store.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { berthList, berths, berthStatuses, berthVocabulary } from './berths.js';

/** Belongs to another tenant. */
export const FOREIGN_BERTH = '666';

/** In each process. */
export const SOCKETS_PER_PERSON = 40;
export const SOCKETS_PER_ADDRESS = 200;

export type LiveClient = Socket<ServerToClient, ClientToServer>;

/** People by token; who they are can change while they are connected. */
class GivenSessions {
  private readonly people = new Map<string, Session>();
  private readonly listeners = new Set<(userId: number) => void>();

  authenticate(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    return Promise.resolve(this.people.get(bearerToken(headers) ?? ''));
  }

  peek(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    return this.authenticate(headers);
  }

  /** Whoever is a stranger here never had a session. */
  endOf(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  onChange(listener: (userId: number) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  let(token: string, session: Session | undefined): void {
    const userId = (session ?? this.people.get(token))?.userId;
    if (session) this.people.set(token, session);
    else this.people.delete(token);
    for (const listener of this.listeners) listener(userId!);
  }
}

/** One backend process: an engine, the list routes and the gateway, with connections of its own. */
export interface Backend {
  readonly app: INestApplication;
  readonly engine: ProjectionEngine;
  readonly url: string;
  stop(): Promise<void>;
}

/** A database, a store in memory, and as many backends on them as a test starts. */
export class HarbourOffice {
  readonly store = new MemoryEventStore();
  readonly sessions = new GivenSessions();
  /** Sees everything of the berths. */
  readonly manager = this.person('manager', 1, 'Inventory_Main', 'Inventory_Sensitive');
  /** Sees no phones and no fees. */
  readonly receptionist = this.person('receptionist', 2, 'Inventory_Main');
  private readonly backends: Backend[] = [];
  private readonly clients: LiveClient[] = [];

  private constructor(
    private readonly database: TestDatabase,
    readonly pool: pg.Pool,
  ) {}

  static async open(): Promise<HarbourOffice> {
    const database = await createTestDatabase();
    const pool = await openPool(database.url);
    await migrate(pool);
    return new HarbourOffice(database, pool);
  }

  /** @returns the token that signs the person in */
  person(name: string, userId: number, ...permissions: string[]): string {
    const token = `token-of-${name}-padded-to-length`;
    this.sessions.let(token, {
      sessionId: name,
      userId,
      tenantId: 1,
      actor: { kind: 'user', id: String(userId), name },
      role: 'receptionist',
      provedAt: new Date(), needsSecondStep: false, permissions: new Set(permissions),
    });
    return token;
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  async backend(): Promise<Backend> {
    const pool = await openPool(this.database.url);
    const engine = new ProjectionEngine({ pool, store: this.store, vocabulary: berthVocabulary, projections: [berthList], log: silent });
    await engine.start();
    const app = await this.application(pool, engine);
    await app.listen(0, '127.0.0.1');
    const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
    const stop = async (): Promise<void> => {
      await app.close();
      await engine.stop();
      await pool.end();
    };
    const backend = { app, engine, url, stop };
    this.backends.push(backend);
    return backend;
  }

  connect(backend: Backend, token: string, headers: Record<string, string> = {}): LiveClient {
    const options = { transports: ['websocket'], forceNew: true, extraHeaders: { Authorization: `Bearer ${token}`, ...headers } };
    const client: LiveClient = io(backend.url, options);
    this.clients.push(client);
    return client;
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.disconnect();
    for (const backend of this.backends) await backend.stop();
    await this.pool.end();
    await this.database.drop();
  }

  private async application(pool: pg.Pool, engine: ProjectionEngine): Promise<INestApplication> {
    const shared = [
      { provide: pg.Pool, useValue: pool },
      { provide: ProjectionEngine, useValue: engine },
      { provide: ChangeFeed, useValue: engine.feed },
      ReadyLists,
      { provide: Sessions, useValue: this.sessions },
      Notifications,
      { provide: EventStore, useValue: this.store },
      RecordRegistry,
      { provide: Settings, useValue: { socketsPerPerson: SOCKETS_PER_PERSON, socketsPerAddress: SOCKETS_PER_ADDRESS } },
      { provide: Denials, useValue: { log: () => Promise.resolve(), logAsked: () => Promise.resolve() } },
    ];
    @Module({ providers: shared, exports: shared })
    class GivenModule {}
    const module = await Test.createTestingModule({
      imports: [{ module: GivenModule, global: true }, HttpModule, ListsModule, RealtimeModule],
    }).compile();
    const app = module.createNestApplication({ logger: ['error'] });
    app.setGlobalPrefix('api');
    app.enableShutdownHooks();
    app.get(LineAdmission).letIn();
    for (const definition of [berths, berthStatuses]) app.get(ListRegistry).register(definition);
    app.get(RecordRegistry).register({ category: 'berth', anyOf: ['Inventory_Main'], isThereFor: (id, { tenantId }) => Promise.resolve(id !== FOREIGN_BERTH || tenantId !== 1) });
    return app;
  }
}
