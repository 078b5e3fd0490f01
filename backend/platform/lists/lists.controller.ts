import { Controller, Get, Header, Headers, Param, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { MissingPermission } from '../auth/missing-permission.js';
import { SignedIn } from '../auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { exportFormat } from '../exports/export-format.js';
import { ListReader } from './list-reader.js';
import { ListRegistry, mayOpen, neededPermissions, type ListDefinition } from './list-registry.js';
import { listRequest } from './list-request-query.js';
import type { ListPage, ListSummary, ListValues } from './list.dto.js';
import { RowStreams } from './row-streams.js';

/** Not named Query: the compiler would emit the decorator of that name as the type, and validation would then strip every parameter. */
type QueryString = Readonly<Record<string, unknown>>;

/** Every list of the screens. Each list names its own permission, so the routes only ask for a session. */
@Controller('lists')
@SignedIn()
export class ListsController {
  constructor(
    private readonly registry: ListRegistry,
    private readonly reader: ListReader,
    private readonly streams: RowStreams,
  ) {}

  @Get(':list')
  @Header('Cache-Control', 'no-store')
  async page(
    @Param('list') list: string,
    @Query() query: QueryString,
    @Req() request: AuthenticatedRequest,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<ListPage> {
    const definition = this.open(list, request);
    const wanted = listRequest(query);
    await this.reader.waitFor(list, minPosition);
    return this.reader.page(definition, wanted, request.session!);
  }

  @Get(':list/summary')
  @Header('Cache-Control', 'no-store')
  async summary(
    @Param('list') list: string,
    @Query() query: QueryString,
    @Req() request: AuthenticatedRequest,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<ListSummary> {
    const definition = this.open(list, request);
    const wanted = listRequest(query);
    await this.reader.waitFor(list, minPosition);
    return this.reader.summary(definition, wanted, request.session!);
  }

  /** @param query `field`, and the filters and words that its values are counted within */
  @Get(':list/values')
  @Header('Cache-Control', 'no-store')
  async values(@Param('list') list: string, @Query() query: QueryString, @Req() request: AuthenticatedRequest): Promise<ListValues> {
    const definition = this.open(list, request);
    return this.reader.values(definition, String(query['field']), listRequest(query), request.session!);
  }

  /** @param query `format=xlsx` for an Excel workbook */
  @Get(':list/export')
  @Header('Cache-Control', 'no-store')
  async export(
    @Param('list') list: string,
    @Query() query: QueryString,
    @Req() request: AuthenticatedRequest,
    @Res() response: Response,
  ): Promise<void> {
    const definition = this.open(list, request);
    await this.streams.export(response, definition, request.session!, listRequest(query), exportFormat(query));
  }

  private open(list: string, request: AuthenticatedRequest): ListDefinition {
    const definition = this.registry.get(list);
    if (!mayOpen(definition, request.session!.permissions)) {
      throw new MissingPermission(neededPermissions(definition));
    }
    return definition;
  }
}
