import { Body, Controller, Get, Headers, Param, ParseIntPipe, Post, Put } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { GiftTypeCommand } from './gift-type.handlers.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../platform/records/record-answer.js';
import { recordReads } from '../platform/records/record-reads.js';
import { Records, type Reading } from '../platform/records/records.js';
import { Claims } from '../platform/claims/claims.js';
import { giftName } from './gift-name.js';
import { GiftStock, type Stock } from './gift-stock.js';
import { ChangeGiftTypeStatus, CountGiftStock, CreateGiftType, ReceiveGiftStock, ReviseGiftType } from './gift-type.commands.js';
import { giftType } from './gift-type.js';
import type { GiftType } from './gift-type.state.js';
import { giftTypeList } from './gifts.lists.js';

export type GiftTypeAnswer = GiftType & Stock;

type Saved = CommandResult & { readonly giftTypeId: number };

const MAY_OPEN = ['Gifts_Detail', 'Gifts_Edit'] as const;

/** One gift of the catalogue: what it is, what it was, and what is done to it. */
@Controller('GiftTypes')
export class GiftTypesController extends recordReads(giftType, MAY_OPEN) {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly records: Records,
    private readonly lists: ListReader,
    private readonly claims: Claims,
    private readonly stock: GiftStock,
  ) {
    super();
  }

  @Get(':id')
  @Permission(...MAY_OPEN)
  override async one(
    @Param('id', ParseIntPipe) id: number,
    @ReadingOf() reading: Reading,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<RecordAnswer<GiftTypeAnswer>> {
    const answer = await this.records.answer(giftType, id, reading);
    await this.lists.waitFor(giftTypeList.list, minPosition);
    return answer.with({ ...answer.record, ...(await this.stock.of(id)) });
  }

  @Post()
  @Permission('Gifts_New')
  async create(@Body() body: CreateGiftType, @IssuedBy() issued: CommandMetadata): Promise<Saved> {
    const giftTypeId = await this.ids.next(giftType.category, issued.commandId);
    return this.save(body, giftTypeId, issued);
  }

  @Put(':id')
  @Permission('Gifts_Edit')
  revise(@Param('id', ParseIntPipe) giftTypeId: number, @Body() body: ReviseGiftType, @IssuedBy() issued: CommandMetadata): Promise<Saved> {
    return this.save(body, giftTypeId, issued);
  }

  @Put(':id/Status')
  @Permission('Gifts_Edit')
  changeStatus(@Param('id', ParseIntPipe) giftTypeId: number, @Body() body: ChangeGiftTypeStatus, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new GiftTypeCommand(giftTypeId, body), issued);
  }

  @Post(':id/Received')
  @Permission('Gifts_Edit')
  receive(@Param('id', ParseIntPipe) giftTypeId: number, @Body() body: ReceiveGiftStock, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new GiftTypeCommand(giftTypeId, body), issued);
  }

  @Post(':id/Counted')
  @Permission('Gifts_Edit')
  count(@Param('id', ParseIntPipe) giftTypeId: number, @Body() body: CountGiftStock, @IssuedBy() issued: CommandMetadata): Promise<CommandResult> {
    return this.commands.execute(new GiftTypeCommand(giftTypeId, body, undefined), issued);
  }

  private async save(body: CreateGiftType | ReviseGiftType, giftTypeId: number, issued: CommandMetadata): Promise<Saved> {
    const name = giftName.key({ giftName: body.giftName ?? '' });
    const result = await this.claims.take(giftName, giftTypeId, name, (namesake) => this.commands.execute(new GiftTypeCommand(giftTypeId, body, { namesake: namesake?.state.giftTypeId }), issued));
    return { ...result, giftTypeId };
  }
}
