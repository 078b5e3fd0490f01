import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { LinkGuard } from '../../platform/auth/link-guard.js';
import { Permission, Public } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { TourNewsReader } from './tour-news-reader.js';
import { TourWallReader } from './tour-wall-reader.js';
import type { WallAnswer } from './tour-wall.dto.js';
import { WallLimits } from './wall-limits.js';
import { WallLinks } from './wall-links.js';

/** The board of today for a wall: read-only, and of its guests the family names alone. */
@Controller('TourWall')
export class TourWallController {
  constructor(
    private readonly reader: TourWallReader,
    private readonly news: TourNewsReader,
    private readonly links: WallLinks,
    private readonly limits: WallLimits,
    private readonly guard: LinkGuard,
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
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const leave = await this.limits.enter(await this.wallOf(request), gone.signal);
    try {
      if (typeof after === 'string' && after !== '') await this.news.past(after, gone.signal);
      // Asked again: it may have been taken back while it waited.
      await this.links.seen(await this.wallOf(request));
      return await this.reader.read();
    } finally {
      leave();
    }
  }

  private wallOf(request: AuthenticatedRequest): Promise<string> {
    return this.guard.open(request, {
      scheme: 'Wall',
      find: (token) => this.links.find(token),
      closed: 'There is no such wall: its link was taken back, or never was one',
    });
  }
}
