import { Body, Controller, Get, Headers, Param, ParseIntPipe, Post, Req } from '@nestjs/common';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import { MissingPermission } from '../auth/missing-permission.js';
import { Permission } from '../auth/permission.decorator.js';
import { holdsAny } from '../auth/permissions.js';
import type { AuthenticatedRequest, Session } from '../auth/sessions/session.js';
import type { CommandMetadata } from '../commands/command.js';
import { NotFound } from '../commands/refusal.js';
import { ReferenceField, RequiredTextField, TextField } from '../http/bodies/body-fields.decorator.js';
import { IssuedBy } from '../http/issued.decorator.js';
import { SearchKinds, type SearchAnswer } from './search-kinds.js';

const MAX_WORD = 200;
const MAX_CRITERIA = 2_000;

/** Body of POST /api/Searches. */
class SearchBody {
  /** Of older clients; who searches is who is signed in. */
  @ReferenceField()
  userId?: number;

  @ReferenceField()
  leadId?: number;

  @ReferenceField()
  tourId?: number;

  @RequiredTextField(MAX_WORD)
  searchType!: string;

  @TextField(MAX_CRITERIA)
  searchCriteria?: string;
}

/** The documented searches that can be asked for again: of leads, and of inventory for a tour (`decisions.md H21`). */
@Controller('Searches')
export class SearchesController {
  constructor(private readonly kinds: SearchKinds) {}

  @Post()
  @Permission('Leads_Main', 'Inventory_Main')
  make(@Body() { leadId = 0, tourId = 0, searchType, searchCriteria = '' }: SearchBody, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<SearchAnswer> {
    const kind = this.kinds.of(searchType);
    requireAny(kind.makes, session!);
    return kind.make({ leadId, tourId, searchType, searchCriteria }, { session: session!, issued, minPosition });
  }

  @Get(':id')
  @Permission('Leads_Main', 'SearchResults')
  again(@Param('id', ParseIntPipe) id: number, @Req() { session }: AuthenticatedRequest): Promise<SearchAnswer> {
    const kind = this.kinds.numbering(id);
    if (!kind) throw new NotFound('search', id);
    requireAny(kind.reads, session!);
    return kind.again(id, session!);
  }
}

function requireAny(needed: readonly PermissionName[], { permissions }: Session): void {
  if (!holdsAny(permissions, needed)) throw new MissingPermission(needed);
}
