import { Global, Module } from '@nestjs/common';
import { AccessLog } from './access-log/access-log.js';
import { AccessLogController } from './access-log/access-log.controller.js';
import { AccessLogReader } from './access-log/access-log-reader.js';
import { Credentials } from './sessions/credentials.js';
import { Denials } from './access-log/denials.js';
import { Delays } from './delays/delays.js';
import { KnownDevices } from './sessions/known-devices.js';
import { LinkGuard } from './link-guard.js';
import { Sealing } from './sealing.js';
import { SessionStore } from './sessions/session-store.js';
import { Sessions } from './sessions/sessions.js';
import { SignInDelays } from './delays/sign-in-delays.js';

/** Who is there, and what they may. The areas that know provide `Accounts` and `AllowedAddresses`. */
@Global()
@Module({
  controllers: [AccessLogController],
  providers: [
    Credentials,
    KnownDevices,
    LinkGuard,
    SessionStore,
    Sessions,
    Delays,
    SignInDelays,
    AccessLog,
    AccessLogReader,
    Denials,
    Sealing,
  ],
  exports: [Credentials, KnownDevices, LinkGuard, Sessions, Delays, SignInDelays, AccessLog, Denials, Sealing],
})
export class AuthModule {}
