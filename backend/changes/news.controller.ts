import { Body, Controller, Get, Header, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { IsISO8601, IsOptional, Matches } from 'class-validator';
import { SignedIn } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import { ListReader } from '../platform/lists/list-reader.js';
import type { News } from './changes.dto.js';
import { NewsReader } from './news-reader.js';
import { SeenUntil } from './seen-until.js';

export class SeenBody {
  /** ISO UTC, of the newest change that was shown; left out, what was marked is taken back whole. */
  @IsOptional()
  @IsISO8601({ strict: true })
  // Weeks and days of the year are ISO 8601 too, but no time that can be read here.
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, { message: '$property must be a time as 2026-11-22T10:00:00.000Z' })
  until?: string | null;
}

/** What others changed since the reader was last here: everybody has some, of the records that they may open. */
@Controller('Today')
@SignedIn()
export class NewsController {
  constructor(
    private readonly news: NewsReader,
    private readonly seen: SeenUntil,
    private readonly lists: ListReader,
  ) {}

  /** Null for who may open no record. */
  @Get('Changes')
  @Header('Cache-Control', 'no-store')
  async changes(@Req() { session }: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<{ readonly news: News | null }> {
    await this.lists.waitFor('changed-fields', minPosition);
    return { news: await this.news.read(session!) };
  }

  @Post('Seen')
  @HttpCode(204)
  async mark(@Body() { until }: SeenBody, @Req() { session }: AuthenticatedRequest): Promise<void> {
    // Nobody has seen what is still to come.
    await this.seen.set(session!.userId, until ? new Date(Math.min(Date.parse(until), Date.now())) : undefined);
  }
}
