import { Body, Controller, Get, Headers, Param, ParseIntPipe, Post, Req } from '@nestjs/common';
import type { AuthenticatedRequest } from '../platform/auth/session.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import { ReferenceField, RequiredTextField, TextField } from '../platform/http/body-fields.decorator.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { leadList } from './leads.lists.js';
import { StoredSearches, type SearchAnswer } from './stored-searches.js';

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

/** The documented search of leads; screens search their list. */
@Controller('Searches')
export class SearchesController {
  constructor(
    private readonly searches: StoredSearches,
    private readonly lists: ListReader,
  ) {}

  @Post()
  @Permission('Leads_Main')
  async make(@Body() { leadId = 0, tourId = 0, searchType, searchCriteria = '' }: SearchBody, @Req() { session }: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<SearchAnswer> {
    await this.lists.waitFor(leadList.list, minPosition);
    return this.searches.make({ leadId, tourId, searchType, searchCriteria }, session!);
  }

  @Get(':id')
  @Permission('Leads_Main')
  again(@Param('id', ParseIntPipe) id: number, @Req() { session }: AuthenticatedRequest): Promise<SearchAnswer> {
    return this.searches.again(id, session!);
  }
}
