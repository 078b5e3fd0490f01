import { Controller, Get, Header, Headers, Query, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ListRequestError, type ListRequest } from '../../projections/lists/list-request.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import { exportFormat } from '../platform/exports/export-format.js';
import { sendExport } from '../platform/exports/send-export.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { listRequest } from '../platform/lists/list-request-query.js';
import { ChangesReader } from './changes-reader.js';
import { MAY_SEE_CHANGES } from './changes.lists.js';
import type { ChangeChoices, ChangesPage, ChangesSummary, FoundRecord } from './changes.dto.js';
import { RecordFinder } from './record-finder.js';

type QueryString = Readonly<Record<string, unknown>>;

/** Every change of every record that the reader may open. */
@Controller('Changes')
@Permission(...MAY_SEE_CHANGES)
export class ChangesController {
  constructor(
    private readonly changes: ChangesReader,
    private readonly lists: ListReader,
    private readonly finder: RecordFinder,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async page(@Query() query: QueryString, @Req() { session }: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<ChangesPage> {
    await this.lists.waitFor('changes', minPosition);
    return this.changes.page(session!, { ...listRequest(query), ...after(query) });
  }

  @Get('Summary')
  @Header('Cache-Control', 'no-store')
  async summary(@Query() query: QueryString, @Req() { session }: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<ChangesSummary> {
    await this.lists.waitFor('changes', minPosition);
    return this.changes.summary(session!, listRequest(query), typeof query.sum === 'string' && query.sum !== '' ? query.sum : undefined);
  }

  @Get('Choices')
  @Header('Cache-Control', 'no-store')
  choices(@Req() { session }: AuthenticatedRequest): Promise<ChangeChoices> {
    return this.changes.choices(session!);
  }

  /** Records by name or number: `?search=`. */
  @Get('Records')
  @Header('Cache-Control', 'no-store')
  records(@Query() query: QueryString, @Req() { session }: AuthenticatedRequest): Promise<readonly FoundRecord[]> {
    return this.finder.named(listRequest(query).search ?? '', session!);
  }

  /** Beyond a sheet's room the file is a CSV one. @throws ListRequestError */
  @Get('Export')
  @Header('Cache-Control', 'no-store')
  async export(@Query() query: QueryString, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const format = exportFormat(query);
    await sendExport(response, await this.changes.file(session!, listRequest(query), format), format);
  }
}

/** `?after=<time>~<key>`: where the page before ended. */
function after({ after: text }: QueryString): Pick<ListRequest, 'after'> {
  if (text === undefined || text === '') return {};
  const [value, key] = String(text as string).split('~');
  if (!value || !key) throw new ListRequestError('after', 'takes what the page before named');
  return { after: { value, key } };
}
