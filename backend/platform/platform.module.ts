import { Global, Module, type DynamicModule } from '@nestjs/common';
import pg from 'pg';
import { EventStore } from '../../events/store/event-store.js';
import { AgentsModule } from './agents/agents.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CommandsModule } from './commands/commands.module.js';
import { Settings } from './config/settings.js';
import { Notifications } from './database/notifications.js';
import { DocumentsModule } from './documents/documents.module.js';
import { FilesModule } from './files/files.module.js';
import { HealthModule } from './health/health.module.js';
import { HttpModule } from './http/http.module.js';
import { IncomingModule } from './incoming/incoming.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { ListsModule } from './lists/lists.module.js';
import { MailModule } from './mail/mail.module.js';
import { OutgoingModule } from './outgoing/outgoing.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PersonalModule } from './personal/personal.module.js';
import { RecordsModule } from './records/records.module.js';
import { LogWatch } from './store/log-watch.js';
import { PersonKeysHealth } from './store/person-keys-health.js';
import { SweepsModule } from './sweeps/sweeps.module.js';
import { TextsModule } from './texts/texts.module.js';
import { UploadsModule } from './uploads/uploads.module.js';

/** What was opened before the application is put together. */
export interface Opened {
  readonly settings: Settings;
  readonly pool: pg.Pool;
  readonly store: EventStore;
}

@Global()
@Module({})
export class PlatformModule {
  static on({ settings, pool, store }: Opened): DynamicModule {
    return {
      module: PlatformModule,
      imports: [HttpModule, CommandsModule, RecordsModule, ListsModule, AuthModule, AgentsModule, JobsModule, IncomingModule, OutgoingModule, PaymentsModule, PersonalModule, MailModule, TextsModule, SweepsModule, FilesModule, DocumentsModule, UploadsModule, HealthModule],
      providers: [
        { provide: Settings, useValue: settings },
        { provide: pg.Pool, useValue: pool },
        { provide: EventStore, useValue: store },
        Notifications,
        LogWatch,
        PersonKeysHealth,
      ],
      exports: [Settings, pg.Pool, EventStore, Notifications, LogWatch],
    };
  }
}
