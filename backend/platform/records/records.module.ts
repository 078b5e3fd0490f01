import { Global, Module } from '@nestjs/common';
import { Records } from './records.js';

/** Global: every area reads its records. Needs the event store and the stream states. */
@Global()
@Module({ providers: [Records], exports: [Records] })
export class RecordsModule {}
