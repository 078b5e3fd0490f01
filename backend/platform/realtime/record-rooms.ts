import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '../../../events/kernel/metadata.js';
import { idIn } from '../../../events/kernel/stream-name.js';
import { EventStore, NO_STREAM } from '../../../events/store/event-store.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { Denials } from '../auth/access-log/denials.js';
import { MissingPermission } from '../auth/missing-permission.js';
import { holdsAny } from '../auth/permissions.js';
import { lastRevision } from '../records/last-revision.js';
import { RecordRegistry } from '../records/record-registry.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import type { FollowRecordAnswer, RecordMoved } from './protocol.js';

/** A command may append several events: their news is one. */
const GATHER_MS = 20;

/** No screen needs more, and nobody may make the server remember without end. */
const MOST_FOLLOWED = 50;

/**
 * Tells open pages that their record moved on, by its stream, so that nothing of a record changes unseen because no list
 * shows it. Every process reads the log and tells its own pages. What changed is not told: the page reads its record again
 * by its own route, which hides what it has to.
 */
@Injectable()
export class RecordRooms {
  private readonly log = new Logger(RecordRooms.name);
  private readonly followers = new Map<string, Set<LiveSocket>>();
  private readonly moved = new Map<string, RecordMoved>();
  private timer: NodeJS.Timeout | undefined;
  private server: LiveServer | undefined;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly engine: ProjectionEngine,
    private readonly store: EventStore,
    private readonly records: RecordRegistry,
    private readonly denials: Denials,
  ) {}

  start(server: LiveServer): void {
    this.server = server;
    this.stopListening = this.engine.onEvent(({ stream, revision, actor }) => this.hear({ stream, revision, by: this.toldOf(stream, actor) }));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stopListening();
  }

  /** From now on the socket is told; the answer says where the record is, for whoever holds an older one. */
  async follow(socket: LiveSocket, stream: string): Promise<FollowRecordAnswer> {
    const refused = this.whyNot(socket, stream);
    if (refused !== undefined) return { ok: false, reason: refused };
    this.count(socket, stream);
    try {
      if (!(await this.isThere(socket, stream))) return this.turnAway(socket, stream);
      // The page may have gone, or lost its permission, while the record was looked up.
      if (!this.isCounted(socket, stream)) return { ok: false, reason: `${stream} is not followed any more` };
      void socket.join(roomOf(stream));
      return { ok: true, revision: await lastRevision(this.store, stream) };
    } catch (error) {
      this.leave(socket, stream);
      this.log.warn(`${stream} cannot be followed now: ${(error as Error).message}`);
      return { ok: false, reason: 'The record cannot be read now', again: true };
    }
  }

  leave(socket: LiveSocket, stream: string): void {
    const sockets = this.followers.get(stream);
    if (!sockets?.delete(socket)) return;
    if (sockets.size === 0) this.followers.delete(stream);
    void socket.leave(roomOf(stream));
  }

  leaveAll(socket: LiveSocket): void {
    for (const stream of this.followedBy(socket)) this.leave(socket, stream);
  }

  /** Out of what it may not see any more; what it may still see it sees with other fields. */
  readmit(socket: LiveSocket): void {
    for (const stream of this.followedBy(socket)) {
      if (this.missing(socket, stream)) this.leave(socket, stream);
      else socket.emit('readAgain', { stream });
    }
  }

  private whyNot(socket: LiveSocket, stream: string): string | undefined {
    if (!this.records.find(stream)) return nowhere(stream);
    const missing = this.missing(socket, stream);
    if (missing) {
      void this.denials.logAsked(socket.data, `follow ${stream}`, missing);
      return missing.message;
    }
    const full = this.followedBy(socket).length >= MOST_FOLLOWED && !this.isCounted(socket, stream);
    return full ? `At most ${MOST_FOLLOWED} records can be followed` : undefined;
  }

  private async isThere(socket: LiveSocket, stream: string): Promise<boolean> {
    const isThereFor = this.records.find(stream)?.isThereFor;
    if ((await lastRevision(this.store, stream)) === NO_STREAM) return false;
    return isThereFor?.(idIn(stream), socket.data.session) ?? true;
  }

  private turnAway(socket: LiveSocket, stream: string): FollowRecordAnswer {
    this.leave(socket, stream);
    return { ok: false, reason: nowhere(stream) };
  }

  private missing(socket: LiveSocket, stream: string): MissingPermission | undefined {
    const { anyOf = [] } = this.records.find(stream) ?? {};
    return holdsAny(socket.data.session.permissions, anyOf) ? undefined : new MissingPermission(anyOf);
  }

  /** Before anything is looked up: of many that are asked for at once each counts, and who lets go meanwhile is let go. */
  private count(socket: LiveSocket, stream: string): void {
    if (!socket.connected) return;
    const sockets = this.followers.get(stream) ?? new Set<LiveSocket>();
    this.followers.set(stream, sockets.add(socket));
  }

  private isCounted(socket: LiveSocket, stream: string): boolean {
    return this.followers.get(stream)?.has(socket) ?? false;
  }

  private followedBy(socket: LiveSocket): string[] {
    return [...this.followers].flatMap(([stream, sockets]) => (sockets.has(socket) ? [stream] : []));
  }

  private hear(moved: RecordMoved): void {
    if (!this.followers.has(moved.stream)) return;
    this.moved.set(moved.stream, moved);
    this.timer ??= setTimeout(() => this.tell(), GATHER_MS);
  }

  private tell(): void {
    this.timer = undefined;
    for (const moved of this.moved.values()) this.server?.to(roomOf(moved.stream)).emit('moved', moved);
    this.moved.clear();
  }

  /** A record that is not there for everybody may be out of the sight of its room by now: people are named, a reaction's name would say what happened. */
  private toldOf(stream: string, actor: Actor | undefined): string {
    return actor === undefined || (actor.kind === 'system' && this.records.find(stream)?.isThereFor) ? '' : actor.name;
  }
}

function nowhere(stream: string): string {
  return `There is no ${stream}`;
}

function roomOf(stream: string): string {
  return `record ${stream}`;
}
