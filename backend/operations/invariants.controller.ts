import { Controller, Get, Header } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import { InvariantRegistry, type InvariantVerdict } from '../platform/invariants/invariant-registry.js';

@Controller('Operations/Invariants')
@Permission('Settings_Main')
export class InvariantsController {
  constructor(private readonly invariants: InvariantRegistry) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  check(): Promise<(InvariantVerdict & { readonly name: string })[]> {
    return this.invariants.check();
  }
}
