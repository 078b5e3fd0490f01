import { Global, Module } from '@nestjs/common';
import { ListReader } from './list-reader.js';
import { ListRegistry } from './list-registry.js';
import { ListsController } from './lists.controller.js';
import { LookUp } from './look-up.js';
import { RowCursor } from './row-cursor.js';
import { RowStreams } from './row-streams.js';

const services = [ListRegistry, ListReader, LookUp, RowCursor, RowStreams];

/** Global: every area registers its lists and streams its documented list calls. Needs the pool and the change feed. */
@Global()
@Module({ controllers: [ListsController], providers: services, exports: services })
export class ListsModule {}
