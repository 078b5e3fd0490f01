import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { IsString, MaxLength } from 'class-validator';
import { Denials } from '../auth/access-log/denials.js';
import { MissingPermission } from '../auth/missing-permission.js';
import { SignedIn } from '../auth/permission.decorator.js';
import { holdsAny } from '../auth/permissions.js';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { allScreens } from './screens.rules.js';

export class DeniedScreenBody {
  /** Of the screen, as the catalogue says it: `/admin/tours-detail/:id`. */
  @IsString()
  @MaxLength(200)
  path!: string;
}

/** Screens are denied in the browser, which tells of it here. */
@Controller('AccessLog/DeniedScreens')
@SignedIn()
export class DeniedScreensController {
  constructor(private readonly denials: Denials) {}

  /** What the caller may open after all, or what is no screen, is nothing to tell of. */
  @Post()
  @HttpCode(204)
  async report(@Body() { path }: DeniedScreenBody, @Req() request: AuthenticatedRequest): Promise<void> {
    const permission = allScreens.find((screen) => screen.path === path)?.permission;
    const needed = [permission ?? []].flat();
    if (needed.length === 0 || holdsAny(request.session!.permissions, needed)) return;
    await this.denials.logScreen(request, path, new MissingPermission(needed));
  }
}
