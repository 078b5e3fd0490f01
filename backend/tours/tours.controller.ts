import { Body, Controller, Param, ParseIntPipe, Post, Put } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { TourCommand } from './tour.handlers.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { recordReads } from '../platform/records/record-reads.js';
import { TourGiftTypes } from './gifts/tour-gift-types.js';
import type { WithGiftTypes } from './gifts/tour-gifts.commands.js';
import type { WithPeople } from './tour-people.js';
import { TourPeople } from './tour-people-reader.js';
import { BookTour, ChangeTourStatus, RecordTourResult, ReviseTour } from './tour.commands.js';
import { tour } from './tour.js';

/** Whoever edits a tour sees what it is. */
const MAY_OPEN = ['Tours_Detail', 'Tours_Edit'] as const;

/** One tour: what it is, what it was, and what is done to it. */
@Controller('Tours')
export class ToursController extends recordReads(tour, MAY_OPEN) {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly people: TourPeople,
    private readonly giftTypes: TourGiftTypes,
  ) {
    super();
  }

  @Post()
  @Permission('Tours_New')
  async book(@Body() body: BookTour, @IssuedBy() issued: CommandMetadata): Promise<CommandResult & { tourId: number }> {
    const tourId = await this.ids.next(tour.category, issued.commandId);
    const result = await this.commands.execute(new TourCommand(tourId, body, await this.lookedUpFor(body)), issued);
    return { ...result, tourId };
  }

  @Put(':id')
  @Permission('Tours_Edit')
  async revise(
    @Param('id', ParseIntPipe) tourId: number,
    @Body() body: ReviseTour,
    @IssuedBy() issued: CommandMetadata,
  ): Promise<CommandResult> {
    return this.commands.execute(new TourCommand(tourId, body, await this.lookedUpFor(body)), issued);
  }

  @Put(':id/Status')
  @Permission('Tours_Edit')
  changeStatus(
    @Param('id', ParseIntPipe) tourId: number,
    @Body() body: ChangeTourStatus,
    @IssuedBy() issued: CommandMetadata,
  ): Promise<CommandResult> {
    return this.commands.execute(new TourCommand(tourId, body), issued);
  }

  @Put(':id/Result')
  @Permission('Tours_Edit')
  recordResult(
    @Param('id', ParseIntPipe) tourId: number,
    @Body() body: RecordTourResult,
    @IssuedBy() issued: CommandMetadata,
  ): Promise<CommandResult> {
    return this.commands.execute(new TourCommand(tourId, body), issued);
  }

  private async lookedUpFor(body: BookTour | ReviseTour): Promise<WithPeople & WithGiftTypes> {
    return { people: await this.people.namedIn(body), ...(await this.giftTypes.namedIn(body)) };
  }
}
