import { Body, Controller, Delete, Get, Headers, HttpCode, Param, ParseIntPipe, Post, Put, Query, Req } from '@nestjs/common';
import { SignedIn } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { ListViewCommand } from './list-view.handlers.js';
import { OpeningViewsCommand } from './opening-view.handlers.js';
import { BodyUpTo } from '../platform/http/bodies/body-limits.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import type { HistoryPage } from '../platform/records/history.js';
import type { RecordAnswer } from '../platform/records/record-answer.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import type { Reading } from '../platform/records/records.js';
import { streamName } from '../platform/commands/stream-name.js';
import { Claims } from '../platform/claims/claims.js';
import { listViewName } from './list-view-name.js';
import type { ListView } from './list-view.state.js';
import { ChangeListView, ChooseOpeningView, CreateListView, DeleteListView, MakeListViewPersonal, RenameListView, RestoreListView, ShareListView, type AnyListViewCommand, type ForOneMore } from './list-view.commands.js';
import { listView } from './list-view.js';
import { ownerKey } from './list-view.rules.js';
import type { ListViewAnswer, ListViewsAnswer } from '../platform/lists/list-view.dto.js';
import { ListViewsReader } from './list-views-reader.js';

type Kept = CommandResult & { readonly viewId: number };

/** Some hundred columns with their widths, and filters by many values. */
const A_VIEW = { bytes: 32_768, members: 1_000, depth: 5 };

/** The views that people keep of lists. Each list names its own permission, so the routes only ask for a session. */
@Controller('ListViews')
@SignedIn()
export class ListViewsController {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly views: ListViewsReader,
    private readonly claims: Claims,
  ) {}

  @Get()
  all(@Query('list') list: string, @Req() request: AuthenticatedRequest, @Headers('x-min-position') minPosition?: string): Promise<ListViewsAnswer> {
    return this.views.of(list, request.session!, minPosition);
  }

  @Get(':id')
  one(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest, @ReadingOf() reading: Reading): Promise<RecordAnswer<ListViewAnswer>> {
    return this.views.one(id, request.session!, reading);
  }

  @Get(':id/History')
  history(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest, @ReadingOf() reading: Reading): Promise<HistoryPage> {
    return this.views.history(id, request.session!, reading);
  }

  @Post()
  @BodyUpTo(A_VIEW)
  async create(@Body() body: CreateListView, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<Kept> {
    const session = request.session!;
    const { list, name } = body;
    const viewed = this.views.viewed(list, session);
    const viewId = await this.ids.next(listView.category, issued.commandId);
    const result = await this.named({ owner: ownerKey(session.actor), list, name }, viewId, (given) =>
      this.commands.execute(new ListViewCommand(viewId, body, { ...given, viewed, tenantId: session.tenantId }), issued),
    );
    return { ...result, viewId };
  }

  @Put('Opening')
  async opensWith(@Body() body: ChooseOpeningView, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    const session = request.session!;
    this.views.viewed(body.list, session);
    if (body.viewId > 0) await this.views.find(body.viewId, session);
    return this.commands.execute(new OpeningViewsCommand(ownerKey(session.actor), body), issued);
  }

  @Put(':id')
  @BodyUpTo(A_VIEW)
  async change(@Param('id', ParseIntPipe) id: number, @Body() body: ChangeListView, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    const { list } = await this.views.find(id, request.session!);
    return this.commands.execute(new ListViewCommand(id, body, { viewed: this.views.viewed(list, request.session!) }), issued);
  }

  @Put(':id/Name')
  async rename(@Param('id', ParseIntPipe) id: number, @Body() body: RenameListView, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    const { owner, list } = await this.views.find(id, request.session!);
    return this.named({ owner, list, name: body.name }, id, ({ nameIsTaken }) => this.commands.execute(new ListViewCommand(id, body, { nameIsTaken }), issued));
  }

  @Post(':id/Share')
  @HttpCode(200)
  share(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    return this.plainly(id, new ShareListView(), issued, request);
  }

  @Post(':id/MakePersonal')
  @HttpCode(200)
  makePersonal(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    return this.plainly(id, new MakeListViewPersonal(), issued, request);
  }

  @Delete(':id')
  async remove(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    const result = await this.plainly(id, new DeleteListView(), issued, request);
    // A deleted view makes room at once: its owner may keep the next one in the same breath.
    await this.claims.reconcile(listViewName, streamName(listView, id));
    return result;
  }

  @Post(':id/Restore')
  @HttpCode(200)
  async restore(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<CommandResult> {
    const view = await this.views.find(id, request.session!);
    return this.named(view, id, (given) => this.commands.execute(new ListViewCommand(id, new RestoreListView(), given), issued));
  }

  private async plainly(id: number, command: AnyListViewCommand & (ShareListView | MakeListViewPersonal | DeleteListView), issued: CommandMetadata, request: AuthenticatedRequest): Promise<CommandResult> {
    await this.views.find(id, request.session!);
    return this.commands.execute(new ListViewCommand(id, command), issued);
  }

  /** Takes the name for the view while the command is carried out. Names are counted once it is taken, so that of many at one moment none is overlooked. */
  private named({ owner, list, name }: Pick<ListView, 'owner' | 'list' | 'name'>, viewId: number, work: (given: ForOneMore) => Promise<CommandResult>): Promise<CommandResult> {
    return this.claims.take(listViewName, viewId, listViewName.key({ owner, list, name }), async (namesake) => {
      const taken = await this.claims.count(listViewName, listViewName.key({ owner, list, name: '' }));
      return work({ nameIsTaken: namesake !== undefined, kept: namesake === undefined ? taken - 1 : taken });
    });
  }
}
