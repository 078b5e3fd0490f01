import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { MissingPermission } from '../../platform/auth/missing-permission.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import type { TriedAnswer } from './tried.dto.js';
import { TriedRates } from './tried-rates.body.js';
import { TriedReader } from './tried-reader.js';

/** Rates before they are decided (issue 25, 3): who decides them tries them, and sees what people were paid. */
@Controller('Commission/Tried')
@Permission('Settings_Main')
export class TriedController {
  constructor(private readonly reader: TriedReader) {}

  @Post()
  @HttpCode(200)
  async try(@Body() body: TriedRates, @Req() request: AuthenticatedRequest): Promise<TriedAnswer> {
    if (!request.session!.permissions.has('Commission_Main')) throw new MissingPermission(['Commission_Main']);
    return this.reader.read(body);
  }
}
