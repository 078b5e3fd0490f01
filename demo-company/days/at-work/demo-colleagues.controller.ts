import { Controller, Delete, Get, HttpCode, NotFoundException, Post, Req } from '@nestjs/common';
import { SignedIn } from '../../../backend/platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../../backend/platform/auth/sessions/session.js';
import { ColleaguesAtWork, type AtWork } from './colleagues-at-work.js';

/** Wire form of GET /api/Demo/Colleagues. */
export interface ColleaguesAnswer {
  /** The demo is on: colleagues may be asked to work. */
  readonly mayCome: boolean;
  readonly atWork: AtWork | null;
}

/** In a demo anybody may have two colleagues at work for a while. */
@Controller('Demo/Colleagues')
@SignedIn()
export class DemoColleaguesController {
  constructor(private readonly colleagues: ColleaguesAtWork) {}

  @Get()
  async one(): Promise<ColleaguesAnswer> {
    return { mayCome: await this.colleagues.mayCome(), atWork: this.colleagues.now ?? null };
  }

  @Post()
  @HttpCode(200)
  async come(@Req() request: AuthenticatedRequest): Promise<ColleaguesAnswer> {
    await this.requireDemo();
    return { mayCome: true, atWork: await this.colleagues.come(request.session!.userId) };
  }

  @Delete()
  async go(): Promise<ColleaguesAnswer> {
    await this.requireDemo();
    await this.colleagues.go();
    return { mayCome: true, atWork: null };
  }

  private async requireDemo(): Promise<void> {
    if (!(await this.colleagues.mayCome())) throw new NotFoundException('There is no demo here');
  }
}
