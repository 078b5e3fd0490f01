import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Notifications } from '../../database/notifications.js';
import { HourlySweeps } from '../../sweeps/hourly-sweeps.js';
import { Accounts, type Account } from '../accounts.js';
import { RequiredSecondSteps } from './required-second-steps.js';
import { ABSOLUTE_LIMIT_MS, endOf, IDLE_LIMIT_MS, isOver, REMEMBERED_MS, type SessionEnd } from './session-limits.js';
import { SessionStore, type PlacedSession, type SessionFrom, type SessionsToEnd, type StoredSession } from './session-store.js';
import type { Session } from './session.js';
import { hashToken, newToken, requestToken } from './tokens.js';

const CHANNEL = 'session_changed';
/** How long a missed message can keep what is cached alive. */
const TRUSTED_MS = 30_000;
/** How often the use of a session is written down. */
const TOUCH_EVERY_MS = 60_000;

interface Known {
  readonly session: Session;
  readonly createdAt: Date;
  readonly loadedAt: number;
  lastSeenAt: Date;
  touchedAt: number;
}

/** Sessions of signed-in people. What was looked up lately is kept until somebody, in any process, says that it changed. */
@Injectable()
export class Sessions implements OnModuleInit {
  private readonly known = new LRUCache<string, Known>({ max: 50_000 });
  private readonly listeners = new Set<(userId: number) => void>();
  private readonly process = randomUUID();
  /** Counts changes: a look-up that began before one may hold what was true before it. */
  private changes = 0;

  constructor(
    private readonly store: SessionStore,
    private readonly accounts: Accounts,
    private readonly required: RequiredSecondSteps,
    private readonly notifications: Notifications,
    private readonly sweeps: HourlySweeps,
  ) {}

  onModuleInit(): void {
    this.notifications.listen(CHANNEL, (payload) => this.hear(payload));
    this.notifications.onGap(() => this.forgetAll());
    this.sweeps.add(() => this.store.sweep(new Date(Date.now() - ABSOLUTE_LIMIT_MS - REMEMBERED_MS), new Date(Date.now() - IDLE_LIMIT_MS - REMEMBERED_MS)));
  }

  /**
   * Whose `authToken` cookie or bearer token this is; undefined for nobody's. Costs a map look-up when seen lately. What a
   * screen fetches by itself says so, and is no use: the header can only make a session end earlier.
   */
  async authenticate(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    if (headers['x-unattended'] !== undefined) return this.peek(headers);
    const token = requestToken(headers);
    return token === undefined ? undefined : this.find(token);
  }

  async find(token: string): Promise<Session | undefined> {
    const tokenHash = hashToken(token);
    const known = await this.look(tokenHash);
    if (known) this.touch(tokenHash, known, Date.now());
    return known?.session;
  }

  /** The same without counting as use: an open screen alone keeps no session alive. */
  async peek(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    const token = requestToken(headers);
    return token === undefined ? undefined : (await this.look(hashToken(token)))?.session;
  }

  /** Why the session of this token is over; undefined for who brings none. */
  async endOf(headers: IncomingHttpHeaders): Promise<SessionEnd | undefined> {
    const token = requestToken(headers);
    if (token === undefined) return undefined;
    const stored = await this.store.find(hashToken(token));
    return (stored && endOf(stored, Date.now())) ?? 'session-ended';
  }

  /** Opens a session and answers its token, which is kept nowhere. */
  async open(userId: number, from: SessionFrom): Promise<string> {
    const token = newToken();
    const ended = await this.store.create(hashToken(token), userId, from);
    if (ended > 0) await this.changed(userId);
    return token;
  }

  /** The owner of this session has just given a password, or a code of the second step. */
  async prove({ sessionId, userId }: Session, { twoSteps = false } = {}): Promise<void> {
    await this.store.prove(sessionId, twoSteps);
    await this.changed(userId);
  }

  /** @returns the session that ended; undefined when there was none */
  async end(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    const token = requestToken(headers);
    return token === undefined ? undefined : this.endToken(token);
  }

  async endToken(token: string): Promise<Session | undefined> {
    const session = await this.find(token);
    await this.store.end(hashToken(token));
    if (session) await this.changed(session.userId);
    return session;
  }

  /** Those that can still be used, the one used last first. */
  async ofUser(userId: number): Promise<PlacedSession[]> {
    const now = Date.now();
    return (await this.store.ofUser(userId)).filter((session) => !isOver(session, now));
  }

  /** @returns whether there was such a session of the user */
  async endOneOf(userId: number, sessionId: string): Promise<boolean> {
    const ended = await this.store.endOneOf(userId, sessionId);
    if (ended) await this.changed(userId);
    return ended;
  }

  /**
   * @returns those that could still be used
   */
  async endAllOf(userId: number, options: SessionsToEnd = {}): Promise<PlacedSession[]> {
    const ended = await this.store.endAllOf(userId, options);
    await this.changed(userId);
    const now = Date.now();
    return ended.filter((session) => !isOver(session, now));
  }

  /** Call after anything that sessions of a user show or depend on changed: here at once, elsewhere within a second. */
  async changed(userId: number): Promise<void> {
    this.forget(userId);
    await this.notifications.notify(CHANNEL, `${this.process} ${userId}`);
  }

  /** Calls back with the user whose sessions ended or whose permissions changed, in any process. Answers how to stop. */
  onChange(listener: (userId: number) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private hear(payload: string): void {
    const [sender, userId] = payload.split(' ');
    if (sender !== this.process) this.forget(Number(userId));
  }

  private forget(userId: number): void {
    this.changes++;
    for (const [tokenHash, { session }] of this.known.entries()) if (session.userId === userId) this.known.delete(tokenHash);
    this.listeners.forEach((listener) => listener(userId));
  }

  private forgetAll(): void {
    this.changes++;
    const users = new Set([...this.known.values()].map(({ session }) => session.userId));
    this.known.clear();
    for (const userId of users) this.listeners.forEach((listener) => listener(userId));
  }

  private async look(tokenHash: string): Promise<Known | undefined> {
    const now = Date.now();
    const cached = this.known.get(tokenHash);
    return cached && now - cached.loadedAt < TRUSTED_MS && !isOver(cached, now) ? cached : this.load(tokenHash);
  }

  private async load(tokenHash: string): Promise<Known | undefined> {
    for (;;) {
      const before = this.changes;
      const known = await this.read(tokenHash);
      if (this.changes !== before) continue;
      if (known) this.known.set(tokenHash, known);
      else this.known.delete(tokenHash);
      return known;
    }
  }

  private async read(tokenHash: string): Promise<Known | undefined> {
    const now = Date.now();
    const stored = await this.store.find(tokenHash);
    if (!stored || isOver(stored, now)) return undefined;
    const account = await this.accounts.findKnown(stored.userId);
    if (!account?.active) return undefined;
    const needsSecondStep = !stored.twoSteps && (account.secondStep || (await this.required.isRequiredOf(account.role)));
    return { ...stored, session: sessionOf(stored, account, needsSecondStep), loadedAt: now, touchedAt: stored.lastSeenAt.getTime() };
  }

  private touch(tokenHash: string, known: Known, now: number): void {
    known.lastSeenAt = new Date(now);
    if (now - known.touchedAt < TOUCH_EVERY_MS) return;
    known.touchedAt = now;
    // Nobody waits for it: a lost touch costs a minute of a session's life.
    this.store.touch(tokenHash, known.lastSeenAt).catch(() => undefined);
  }
}

function sessionOf({ sessionId, provedAt }: StoredSession, account: Account, needsSecondStep: boolean): Session {
  const { userId, tenantId, name, role, permissions } = account;
  return { sessionId, userId, tenantId, role, permissions, provedAt, needsSecondStep, actor: { kind: 'user', id: String(userId), name } };
}
