import { Controller, Get, Header } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import { ProcessLoad, type Load } from '../platform/health/process-load.js';

/** What this process has to carry, for who watches over it. */
@Controller('Operations/Load')
@Permission('Settings_Main')
export class LoadController {
  constructor(private readonly load: ProcessLoad) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  now(): Load {
    return this.load.take();
  }
}
