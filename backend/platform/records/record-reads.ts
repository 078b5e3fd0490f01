import { Get, Inject, Param, ParseIntPipe, type OnModuleInit } from '@nestjs/common';
import type { PermissionName } from '../../../events/permission.values.js';
import { Permission } from '../auth/permission.decorator.js';
import type { Aggregate } from '../commands/aggregate.js';
import type { Comparison, HistoryPage } from './history.js';
import { ReadingOf } from './reading.decorator.js';
import type { RecordAnswer } from './record-answer.js';
import { RecordRegistry } from './record-registry.js';
import { Records, type Reading } from './records.js';

/** What can be read of a record that goes by a number. */
export interface RecordReads<Answer> {
  one(id: number, reading: Reading): Promise<RecordAnswer<Answer>>;
  history(id: number, reading: Reading): Promise<HistoryPage>;
  compare(id: number, reading: Reading): Promise<Comparison>;
}

/**
 * The routes that every record has below its controller's path, for the controller to extend: `:id`, `:id/History` and
 * `:id/Compare`. Whoever may open a record may follow it. A controller that answers more of a record declares its own `:id`.
 * @param anyOf the permissions that open a record
 * @param toWire what the record looks like to the caller; the record itself unless given
 */
export function recordReads<State, Answer = State>(
  aggregate: Aggregate<State>,
  anyOf: readonly [PermissionName, ...PermissionName[]],
  toWire?: (state: State) => Answer,
): new () => RecordReads<Answer> {
  class Reads implements RecordReads<Answer>, OnModuleInit {
    @Inject(Records) private readonly kept!: Records;
    @Inject(RecordRegistry) private readonly registry!: RecordRegistry;

    onModuleInit(): void {
      this.registry.register({ category: aggregate.category, anyOf });
    }

    @Get(':id')
    @Permission(...anyOf)
    one(@Param('id', ParseIntPipe) id: number, @ReadingOf() reading: Reading): Promise<RecordAnswer<Answer>> {
      return this.kept.answer(aggregate, id, reading, toWire);
    }

    @Get(':id/History')
    @Permission(...anyOf)
    history(@Param('id', ParseIntPipe) id: number, @ReadingOf() reading: Reading): Promise<HistoryPage> {
      return this.kept.history(aggregate, id, reading);
    }

    @Get(':id/Compare')
    @Permission(...anyOf)
    compare(@Param('id', ParseIntPipe) id: number, @ReadingOf() reading: Reading): Promise<Comparison> {
      return this.kept.compare(aggregate, id, reading);
    }
  }
  return Reads;
}
