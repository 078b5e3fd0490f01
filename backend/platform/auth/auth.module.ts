import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { Credentials } from './credentials.js';
import { SessionStore } from './session-store.js';
import { Sessions } from './sessions.js';
import { SignInDelays } from './sign-in-delays.js';

/** Who is there, and what they may. The area that knows people provides `Accounts`. */
@Global()
@Module({
  providers: [Credentials, SessionStore, Sessions, SignInDelays, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [Credentials, Sessions, SignInDelays],
})
export class AuthModule {}
