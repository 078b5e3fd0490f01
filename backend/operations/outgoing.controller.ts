import { Controller, Get, Header, HttpCode, NotFoundException, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { Issued } from '../platform/commands/command.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { OutgoingReader, type OutgoingOverview } from '../platform/outgoing/outgoing-reader.js';
import { Outgoing } from '../platform/outgoing/outgoing.js';

@Controller('Operations/Outgoing')
@Permission('Settings_Main')
export class OutgoingController {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly reader: OutgoingReader,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  overview(): Promise<OutgoingOverview> {
    return this.reader.overview();
  }

  @Post(':id/TryAgain')
  @HttpCode(202)
  async tryAgain(@Param('id', ParseUUIDPipe) id: string, @IssuedBy() issued: Issued): Promise<void> {
    if (!(await this.outgoing.tryAgain(id, issued))) throw new NotFoundException('Nothing of this number waits to go out');
  }
}
