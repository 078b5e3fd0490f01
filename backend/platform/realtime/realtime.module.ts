import { Module } from '@nestjs/common';
import { Handshake } from './lines/handshake.js';
import { LineAdmission } from './lines/line-admission.js';
import { LineLimits } from './lines/line-limits.js';
import { ListPushes } from './list-pushes.js';
import { LiveGateway } from './live.gateway.js';
import { MailboxInterceptor } from './mailbox.interceptor.js';
import { Mailboxes } from './mailboxes.js';
import { OwnLines } from './lines/own-lines.js';
import { PresenceVisibility } from './presence-visibility.js';
import { PresenceTable } from './presence-table.js';
import { Presences } from './presences.js';
import { RecordRooms } from './record-rooms.js';
import { SocketSessions } from './socket-sessions.js';

/** Needs the lists, the records, the event store and its engine, the sessions and the notifications. */
@Module({ providers: [LiveGateway, Handshake, LineAdmission, LineLimits, ListPushes, MailboxInterceptor, Mailboxes, OwnLines, PresenceVisibility, PresenceTable, Presences, RecordRooms, SocketSessions] })
export class RealtimeModule {}
