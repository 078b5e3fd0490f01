import { Controller, Get, Header, NotFoundException, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { callerOf } from '../../platform/auth/caller.js';
import { Delays } from '../../platform/auth/delays.js';
import { Permission, Public } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/session.js';
import { placeOf, type DelayRule } from '../../platform/auth/sign-in-delay.js';
import { TourNewsReader } from './tour-news-reader.js';
import { TourWallReader } from './tour-wall-reader.js';
import type { WallAnswer } from './tour-wall.wire.js';
import { WallLimits } from './wall-limits.js';
import { WallLinks } from './wall-links.js';

const WRONG_LINKS: DelayRule = { free: 20, firstMs: 5_000, longestMs: 60_000 };

/** The board of today for a wall: read-only, and of its guests the family names alone. */
@Controller('TourWall')
export class TourWallController {
  constructor(
    private readonly reader: TourWallReader,
    private readonly news: TourNewsReader,
    private readonly links: WallLinks,
    private readonly limits: WallLimits,
    private readonly delays: Delays,
  ) {}

  @Get()
  @Permission('Tours_Main')
  @Header('Cache-Control', 'no-store')
  read(): Promise<WallAnswer> {
    return this.reader.read();
  }

  /** By the token of a link, `Authorization: Wall …`. @param after answers when there is something newer, or after a while */
  @Get('ByLink')
  @Public()
  @Header('Cache-Control', 'no-store')
  async readByLink(@Req() request: AuthenticatedRequest, @Res({ passthrough: true }) response: Response, @Query('after') after?: string): Promise<WallAnswer> {
    const token = wallToken(request);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const leave = await this.limits.enter(await this.wallOf(token, request), gone.signal);
    try {
      if (typeof after === 'string' && after !== '') await this.news.past(after, gone.signal);
      // Asked again: it may have been taken back while it waited.
      await this.links.seen(await this.wallOf(token, request));
      return await this.reader.read();
    } finally {
      leave();
    }
  }

  /** @throws NotFoundException, TooManyAttempts: a right link is never held up by the wrong ones of its house */
  private async wallOf(token: string | undefined, request: AuthenticatedRequest): Promise<string> {
    const wallId = token && (await this.links.find(token));
    if (wallId) return wallId;
    if (token) await this.delays.admitOrRefuse(`wall link ${placeOf(callerOf(request).address)}`, WRONG_LINKS);
    throw new NotFoundException('There is no such wall: its link was taken back, or never was one');
  }
}

function wallToken({ headers }: AuthenticatedRequest): string | undefined {
  return /^Wall ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1];
}
