import { Controller, Get, Header, HttpCode, NotFoundException, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import { IncomingReader, type IncomingRow } from '../platform/incoming/incoming-reader.js';
import { Incoming } from '../platform/incoming/incoming.js';

@Controller('Operations/Incoming')
@Permission('Settings_Main')
export class IncomingController {
  constructor(
    private readonly incoming: Incoming,
    private readonly reader: IncomingReader,
  ) {}

  /** What others told the product and is not handled yet. */
  @Get()
  @Header('Cache-Control', 'no-store')
  open(): Promise<readonly IncomingRow[]> {
    return this.reader.open();
  }

  @Post(':id/TryAgain')
  @HttpCode(202)
  async tryAgain(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    if (!(await this.incoming.tryAgain(id))) throw new NotFoundException('Nothing of this number waits to be handled');
  }
}
