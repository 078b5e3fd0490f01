import { Global, Module } from '@nestjs/common';
import { TodayReader } from './today-reader.js';
import { TodayRegistry } from './today-registry.js';
import { TodayController } from './today.controller.js';

/** Global: every area adds what it has for the page Today. */
@Global()
@Module({ controllers: [TodayController], providers: [TodayRegistry, TodayReader], exports: [TodayRegistry] })
export class TodayModule {}
