import { Controller, Get, Header, Req } from '@nestjs/common';
import { SignedIn } from '../auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { TodayReader } from './today-reader.js';
import type { TodayFigures, TodayWaiting } from './today.dto.js';

/** The page Today: everybody has one, with what their permissions show. */
@Controller('Today')
@SignedIn()
export class TodayController {
  constructor(private readonly today: TodayReader) {}

  @Get('Waiting')
  @Header('Cache-Control', 'no-store')
  waiting(@Req() { session }: AuthenticatedRequest): Promise<TodayWaiting> {
    return this.today.waiting(session!);
  }

  @Get('Figures')
  @Header('Cache-Control', 'no-store')
  figures(@Req() { session }: AuthenticatedRequest): Promise<TodayFigures> {
    return this.today.figures(session!);
  }
}
