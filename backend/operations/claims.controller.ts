import { Controller, Get, Header } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import { ClaimTable } from '../platform/claims/claim-table.js';
import { Claims } from '../platform/claims/claims.js';

export interface ClaimsOfKind {
  /** "Employee's user" */
  readonly what: string;
  readonly count: number;
  /** Their stream has not said them yet: a command is under way, the consumer is behind, or a process died, which the sweep sees to. */
  readonly unsettled: number;
}

@Controller('Operations/Claims')
@Permission('Settings_Main')
export class ClaimsController {
  constructor(
    private readonly claims: Claims,
    private readonly table: ClaimTable,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async all(): Promise<ClaimsOfKind[]> {
    const counts = await this.table.counts();
    return this.claims.all.map(({ kind, label }) => ({ what: label, count: 0, unsettled: 0, ...numbersOf(counts.find((counted) => counted.kind === kind)) }));
  }
}

function numbersOf(counted: { readonly count: number; readonly unsettled: number } | undefined): Partial<ClaimsOfKind> {
  return counted ? { count: counted.count, unsettled: counted.unsettled } : {};
}
