import { Controller, Get, Header } from '@nestjs/common';
import pg from 'pg';
import { EventStore } from '../../events/store/event-store.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import { logMemory, type ForeignEvent } from '../platform/store/log-memory.js';
import { countLostPersons } from '../platform/store/person-key-check.js';
import { LogWatch } from '../platform/store/log-watch.js';

/** What is known of the log that all rests on. */
export interface EventLogStatus {
  /** A uuid that no other log has. */
  readonly logId: string | null;
  readonly store: EventStore['kind'];
  /** The company was in the log before this database was. */
  readonly foundCompany: boolean;
  /** Events of other programs, which are left alone. */
  readonly foreignEvents: number;
  readonly lastForeign: ForeignEvent | null;
  /** People who are blank because the database lacks their key. */
  readonly peopleWithoutKey: number;
  /** Why the log and the database do not belong together, and what to do; null when they do. */
  readonly complaint: string | null;
}

@Controller('Operations/EventLog')
@Permission('Settings_Main')
export class EventLogController {
  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly watch: LogWatch,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async status(): Promise<EventLogStatus> {
    const [memory, peopleWithoutKey] = await Promise.all([logMemory(this.pool), countLostPersons(this.pool)]);
    const { logId = null, foundCompany = false, foreignEvents = 0, lastForeign = null } = memory ?? {};
    return { logId, store: this.store.kind, foundCompany, foreignEvents, lastForeign, peopleWithoutKey, complaint: this.watch.complaint ?? null };
  }
}
