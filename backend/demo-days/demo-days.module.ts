import { Module } from '@nestjs/common';
import { inventory } from '../inventory/inventory.module.js';
import { UsersModule } from '../users/users.module.js';
import { ColleaguesAtWork } from './at-work/colleagues-at-work.js';
import { DemoColleaguesController } from './at-work/demo-colleagues.controller.js';
import { DemoDays } from './demo-days.js';

/** What is there for the demo alone: its past, and colleagues who work while somebody looks. */
@Module({ imports: [UsersModule, inventory.module], controllers: [DemoColleaguesController], providers: [DemoDays, ColleaguesAtWork], exports: [DemoDays] })
export class DemoDaysModule {}
