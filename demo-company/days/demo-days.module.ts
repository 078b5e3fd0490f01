import { Module } from '@nestjs/common';
import { accounting } from '../../backend/accounting/accounting.module.js';
import { commission } from '../../backend/commission/commission.module.js';
import { UsersModule } from '../../backend/users/users.module.js';
import { ColleaguesAtWork } from './at-work/colleagues-at-work.js';
import { DemoColleaguesController } from './at-work/demo-colleagues.controller.js';
import { SandboxPast } from '../../backend/platform/payments/sandbox/sandbox-past.js';
import { DemoBooks } from './demo-books.js';
import { DemoDays } from './demo-days.js';
import { DemoDesk } from './demo-desk.js';

/** What is there for the demo alone: its past, and colleagues who work while somebody looks. */
@Module({ imports: [UsersModule, accounting.module, commission.module], controllers: [DemoColleaguesController], providers: [DemoDays, DemoBooks, DemoDesk, SandboxPast, ColleaguesAtWork], exports: [DemoDays] })
export class DemoDaysModule {}
