import { UseInterceptors, type OnApplicationShutdown } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import { Denials } from '../auth/access-log/denials.js';
import { MissingPermission } from '../auth/missing-permission.js';
import { ListRegistry, mayOpen, neededPermissions, type ListDefinition } from '../lists/list-registry.js';
import { Handshake } from './lines/handshake.js';
import { LineAdmission } from './lines/line-admission.js';
import { LineLimits } from './lines/line-limits.js';
import { ListPushes } from './list-pushes.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { MailboxInterceptor } from './mailbox.interceptor.js';
import { isFollow, isFollowRecord, isListOrRecord, isOpenRecord, isRecord } from './messages.js';
import { Presences } from './presences.js';
import type { Follow, FollowAnswer, FollowRecordAnswer, OpenAnswer } from './protocol.js';
import { RecordRooms } from './record-rooms.js';
import { SocketSessions } from './socket-sessions.js';

/** No screen needs more, and nobody may make the server remember without end. */
const MOST_FOLLOWED = 200;
const MOST_OPEN = 50;

const MAX_MESSAGE_BYTES = 4_000;

/** Who opens a line and never says what for. */
const JOIN_WITHIN_MS = 10_000;

/** The line to every open screen; `protocol.ts` says what travels on it. */
@WebSocketGateway({ serveClient: false, transports: ['websocket', 'polling'], maxHttpBufferSize: MAX_MESSAGE_BYTES, connectTimeout: JOIN_WITHIN_MS, pingInterval: 10_000, pingTimeout: 10_000 })
@UseInterceptors(MailboxInterceptor)
export class LiveGateway implements OnGatewayInit<LiveServer>, OnGatewayConnection<LiveSocket>, OnGatewayDisconnect<LiveSocket>, OnApplicationShutdown {
  constructor(
    private readonly lists: ListRegistry,
    private readonly pushes: ListPushes,
    private readonly records: RecordRooms,
    private readonly presences: Presences,
    private readonly admission: LineAdmission,
    private readonly handshake: Handshake,
    private readonly limits: LineLimits,
    private readonly denials: Denials,
    private readonly socketSessions: SocketSessions,
  ) {}

  afterInit(server: LiveServer): void {
    this.admission.standBefore(server);
    server.use(this.handshake.check);
    this.pushes.start(server);
    this.records.start(server);
    this.presences.start(server, this.pushes.rooms);
    this.socketSessions.start();
  }

  handleConnection(socket: LiveSocket): void {
    this.limits.joined(socket);
    this.socketSessions.add(socket);
  }

  async handleDisconnect(socket: LiveSocket): Promise<void> {
    this.socketSessions.remove(socket);
    this.pushes.rooms.leaveAll(socket);
    this.records.leaveAll(socket);
    this.pushes.backlog.forget(socket);
    await this.presences.closeAll(socket);
  }

  @SubscribeMessage('follow')
  async follow(@ConnectedSocket() socket: LiveSocket, @MessageBody() message: unknown): Promise<FollowAnswer> {
    if (!isFollow(message)) return { ok: false, reason: 'follow takes a list, a position and perhaps a key' };
    const definition = this.lists.find(message.list);
    const reason = this.whyNot(socket, 'follow', message, definition) ?? this.whyNoMore(socket, message);
    if (!definition || reason !== undefined) return { ok: false, reason: reason ?? '' };
    const room = this.pushes.rooms.join(socket, definition, message.key, socket.data.session);
    try {
      const answer = await this.pushes.catchUp(socket, room, message.position);
      await this.presences.tell(socket, room);
      return answer;
    } catch {
      // The database may be away for a moment; a screen that is told nothing would wait for ever.
      return { ok: false, reason: 'The server cannot look up what was missed now', again: true };
    }
  }

  @SubscribeMessage('unfollow')
  unfollow(@ConnectedSocket() socket: LiveSocket, @MessageBody() message: unknown): void {
    if (isListOrRecord(message)) this.pushes.rooms.leave(socket, message.list, message.key);
  }

  @SubscribeMessage('followRecord')
  async followRecord(@ConnectedSocket() socket: LiveSocket, @MessageBody() message: unknown): Promise<FollowRecordAnswer> {
    return isFollowRecord(message) ? this.records.follow(socket, message.stream) : { ok: false, reason: 'followRecord takes a stream' };
  }

  @SubscribeMessage('unfollowRecord')
  unfollowRecord(@ConnectedSocket() socket: LiveSocket, @MessageBody() message: unknown): void {
    if (isFollowRecord(message)) this.records.leave(socket, message.stream);
  }

  @SubscribeMessage('open')
  async open(@ConnectedSocket() socket: LiveSocket, @MessageBody() message: unknown): Promise<OpenAnswer> {
    if (!isOpenRecord(message)) return { ok: false, reason: 'open takes a list, a key and a mode' };
    const definition = this.lists.find(message.list);
    const reason = this.whyNot(socket, 'open', message, definition);
    if (!definition || reason !== undefined) return { ok: false, reason: reason ?? '' };
    const { records } = this.presences;
    if (records.of(socket).length >= MOST_OPEN && !records.has(socket, message)) return { ok: false, reason: `At most ${MOST_OPEN} records can be open` };
    const opened = await this.presences.open(socket, message, definition);
    return opened ? { ok: true } : { ok: false, reason: `There is no ${message.key} in ${message.list}` };
  }

  @SubscribeMessage('close')
  async close(@ConnectedSocket() socket: LiveSocket, @MessageBody() message: unknown): Promise<void> {
    if (isRecord(message)) await this.presences.close(socket, message);
  }

  async onApplicationShutdown(): Promise<void> {
    this.socketSessions.stop();
    this.pushes.stop();
    this.records.stop();
    await this.presences.stop();
  }

  private whyNot(socket: LiveSocket, verb: 'follow' | 'open', { list, key }: Pick<Follow, 'list' | 'key'>, definition: ListDefinition | undefined): string | undefined {
    if (!definition) return `There is no list ${list}`;
    if (mayOpen(definition, socket.data.session.permissions)) return undefined;
    const missing = new MissingPermission(neededPermissions(definition));
    void this.denials.logAsked(socket.data, [verb, list, key].join(' ').trimEnd(), missing);
    return missing.message;
  }

  private whyNoMore(socket: LiveSocket, { list, key }: Follow): string | undefined {
    const followed = this.pushes.rooms.of(socket);
    const again = followed.some((room) => room.definition.list === list && room.key === key);
    return again || followed.length < MOST_FOLLOWED ? undefined : `At most ${MOST_FOLLOWED} lists and records can be followed`;
  }
}
