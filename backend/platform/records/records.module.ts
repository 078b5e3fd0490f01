import { Global, Module } from '@nestjs/common';
import { RecordRegistry } from './record-registry.js';
import { Records } from './records.js';

/** Global: every area reads its records. Needs the event store and the stream states. */
@Global()
@Module({ providers: [Records, RecordRegistry], exports: [Records, RecordRegistry] })
export class RecordsModule {}
