import { Controller, Get, Header, Headers, Param, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { readDay } from '../../platform/calendar/day.rules.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { exportFormat } from '../../platform/exports/export-format.js';
import { sendExport } from '../../platform/exports/send-export.js';
import { manifestFile } from './tour-manifest.file.js';
import { TourManifestReader } from './tour-manifest-reader.js';
import type { ManifestAnswer } from './tour-manifest.dto.js';

/** Who comes on a day, to be printed and signed. */
@Controller('TourManifest')
@Permission('Tours_Manifest')
export class TourManifestController {
  constructor(private readonly manifests: TourManifestReader) {}

  @Get(':day')
  @Header('Cache-Control', 'no-store')
  async read(@Param('day') day: string, @Req() request: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<ManifestAnswer> {
    const asked = dayOf(day);
    await this.manifests.waitFor(minPosition);
    return this.manifests.read(asked, request.session!);
  }

  /** @param query `format=xlsx` for an Excel workbook */
  @Get(':day/Export')
  @Header('Cache-Control', 'no-store')
  async export(@Param('day') day: string, @Query() query: Readonly<Record<string, unknown>>, @Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const { permissions } = request.session!;
    const manifest = await this.manifests.read(dayOf(day), request.session!);
    await sendExport(response, manifestFile(manifest, { phones: permissions.has('Leads_Sensitive'), optedIn: permissions.has('Other_Beta') }), exportFormat(query));
  }
}

/** @throws Refusal (400) */
function dayOf(text: string): string {
  const day = readDay(text);
  if (day === undefined) throw new Refusal('day must be a date that exists', { status: 400, field: 'day' });
  return day;
}
