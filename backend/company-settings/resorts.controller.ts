import { Controller, Get, Param, ParseIntPipe, Req } from '@nestjs/common';
import { SignedIn } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/session.js';
import { NotFound } from '../platform/commands/refusal.js';
import { CompanySettingsReader, type OfferedItem } from './company-settings-reader.js';

/** The documented calls for resorts and their unit types (document 3, section 7). */
@Controller()
@SignedIn()
export class ResortsController {
  constructor(private readonly settings: CompanySettingsReader) {}

  @Get('Resort')
  async resorts(@Req() request: AuthenticatedRequest): Promise<{ readonly resortId: number; readonly resortName: string }[]> {
    return (await this.offered(request)).map(({ itemId, name = '' }) => ({ resortId: itemId, resortName: name }));
  }

  @Get('UnitType/ForResort/:resortId')
  async unitTypes(@Param('resortId', ParseIntPipe) resortId: number, @Req() request: AuthenticatedRequest): Promise<{ readonly unitTypeCode: string }[]> {
    const resort = (await this.offered(request)).find(({ itemId }) => itemId === resortId);
    if (!resort) throw new NotFound('resort', resortId);
    const codes = (resort.unitTypes ?? '').split(',').map((code) => code.trim());
    return codes.filter(Boolean).map((unitTypeCode) => ({ unitTypeCode }));
  }

  private async offered({ session }: AuthenticatedRequest): Promise<readonly OfferedItem[]> {
    return (await this.settings.read(session!)).lists.resorts ?? [];
  }
}
