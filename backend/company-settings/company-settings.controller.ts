import { Controller, Get, Headers, Req } from '@nestjs/common';
import { SignedIn } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import { CompanySettingsReader, type CompanySettingsAnswer } from './company-settings-reader.js';

/** What forms need: everybody who is signed in fills in some. */
@Controller('CompanySettings')
@SignedIn()
export class CompanySettingsController {
  constructor(private readonly reader: CompanySettingsReader) {}

  @Get()
  read(@Req() request: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<CompanySettingsAnswer> {
    return this.reader.read(request.session!, minPosition);
  }
}
