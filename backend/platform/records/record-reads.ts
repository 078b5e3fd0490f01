import { Get, Inject, Param, ParseIntPipe, type OnModuleInit } from '@nestjs/common';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import { Costly } from '../http/costly.js';
import { Permission } from '../auth/permission.decorator.js';
import type { Aggregate } from '../commands/aggregate.js';
import { NotFound } from '../commands/refusal.js';
import type { Comparison, HistoryPage } from './history.js';
import { ReadingOf } from './reading.decorator.js';
import type { RecordAnswer } from './record-answer.js';
import { RecordRegistry, type RecordReader } from './record-registry.js';
import { Records, type Reading } from './records.js';

/** What can be read of a record that goes by a number. */
export interface RecordReads<Answer> {
  one(id: number, reading: Asked): Promise<RecordAnswer<Answer>>;
  history(id: number, reading: Asked): Promise<HistoryPage>;
  compare(id: number, reading: Asked): Promise<Comparison>;
  /** For what else a controller does with a record. @throws NotFound when it is not there for this reader */
  refuseAbsent(id: number, reader: RecordReader): Promise<void>;
}

type Asked = Reading & RecordReader;

/**
 * The routes that every record has below its controller's path, for the controller to extend: `:id`, `:id/History` and
 * `:id/Compare`. Whoever may open a record may follow it. A controller that answers more of a record declares its own `:id`.
 * @param anyOf the permissions that open a record
 * @param toWire what the record looks like to the caller; the record itself unless given
 * @param isThereFor whether a record is there for somebody, where the permission alone does not say; who follows it is asked as well
 */
export function recordReads<State, Answer = State>(
  aggregate: Aggregate<State>,
  anyOf: readonly [PermissionName, ...PermissionName[]],
  toWire?: (state: State) => Answer,
  isThereFor?: (state: State, reader: RecordReader) => boolean,
): new () => RecordReads<Answer> {
  class Reads implements RecordReads<Answer>, OnModuleInit {
    @Inject(Records) private readonly kept!: Records;
    @Inject(RecordRegistry) private readonly registry!: RecordRegistry;

    onModuleInit(): void {
      this.registry.register({ category: aggregate.category, anyOf, ...(isThereFor && { isThereFor: (id, reader) => this.isThere(id, reader) }) });
    }

    @Get(':id')
    @Permission(...anyOf)
    async one(@Param('id', ParseIntPipe) id: number, @ReadingOf() reading: Asked): Promise<RecordAnswer<Answer>> {
      await this.refuseAbsent(id, reading);
      return this.kept.answer(aggregate, id, reading, toWire);
    }

    @Get(':id/History')
    @Costly()
    @Permission(...anyOf)
    async history(@Param('id', ParseIntPipe) id: number, @ReadingOf() reading: Asked): Promise<HistoryPage> {
      await this.refuseAbsent(id, reading);
      return this.kept.history(aggregate, id, reading);
    }

    @Get(':id/Compare')
    @Costly()
    @Permission(...anyOf)
    async compare(@Param('id', ParseIntPipe) id: number, @ReadingOf() reading: Asked): Promise<Comparison> {
      await this.refuseAbsent(id, reading);
      return this.kept.compare(aggregate, id, reading);
    }

    async refuseAbsent(id: number, reader: RecordReader): Promise<void> {
      if (!(await this.isThere(id, reader))) throw new NotFound(aggregate.noun, id);
    }

    private async isThere(id: string | number, { permissions, tenantId }: RecordReader): Promise<boolean> {
      return !isThereFor || isThereFor(await this.kept.unhidden(aggregate, id), { permissions, tenantId });
    }
  }
  return Reads;
}
