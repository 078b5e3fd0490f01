import { Injectable } from '@nestjs/common';
import { listTitle } from '../../platform/lists/list-title.rules.js';
import type { EventMetadata } from '../../../events/kernel/metadata.js';
import { EventStore } from '../../../events/store/event-store.js';
import { withoutOthers } from '../../../events/store/personal/sealed-event.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { streamName } from '../../platform/commands/stream-name.js';
import { StreamStates } from '../../platform/commands/stream-states.js';
import { ListRegistry, type ListDefinition } from '../../platform/lists/list-registry.js';
import { RowCursor } from '../../platform/lists/row-cursor.js';
import type { HeldSection } from '../../platform/personal/held-file.js';
import { inWords } from '../../platform/personal/held-facts.js';
import { LongReads } from '../../platform/store/long-reads.js';
import { LeadsTogether } from '../merge/leads-together.js';
import { lead } from '../lead.js';

const PIECE = 100;

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Everything held about a person: their leads, every list that names one of these, and the whole history of each. */
@Injectable()
export class LeadHeldReader {
  constructor(
    private readonly states: StreamStates,
    private readonly together: LeadsTogether,
    private readonly lists: ListRegistry,
    private readonly cursor: RowCursor,
    private readonly store: EventStore,
    private readonly longReads: LongReads,
  ) {}

  /** @param person who takes the file */
  async *of(leadId: number, person: number): AsyncGenerator<HeldSection> {
    const leadIds = await this.together.of(leadId);
    const streams = new Set(leadIds.map((one) => streamName(lead, one)));
    yield { title: 'Lead', rows: this.records(leadIds) };
    const naming = this.lists.all.filter(({ list, query }) => query.everyField.includes('leadId') && !list.startsWith('lead-') && list !== 'deleted-leads');
    for (const definition of naming) yield { title: listTitle(definition.list), rows: this.rowsNaming(definition, leadIds, person, streams) };
    const persons = new Set(leadIds.map((one) => streamName(lead, one)));
    for (const stream of streams) yield { title: `History of ${stream.replace('-', ' ')}`, rows: this.history(stream, persons) };
    yield { title: 'Who looked at it', rows: once([{ note: 'Who reads a lead is not recorded; who signed in, from where and what was refused stands in the access log.' }]) };
  }

  private async *records(leadIds: readonly number[]): AsyncGenerator<Rows> {
    for (const leadId of leadIds) yield [{ ...(await this.states.present(lead, streamName(lead, leadId))).state }];
  }

  /** Complete, whoever takes it: it is theirs whom it is about. Tours have histories of their own. */
  private async *rowsNaming({ query }: ListDefinition, leadIds: readonly number[], person: number, streams: Set<string>): AsyncGenerator<Rows> {
    const statement = query.file({}, { hidden: new Set(), only: [{ field: 'leadId', values: leadIds.map(String) }] });
    for await (const rows of this.cursor.chunks(statement, person)) {
      for (const { tourId } of rows) if (query.key === 'tourId') streams.add(`tour-${String(tourId)}`);
      yield rows;
    }
  }

  /** What the same history says of others, as of whom a tour was before, or of a lead that was taken apart again, is not theirs to read. */
  private async *history(stream: string, persons: ReadonlySet<string>): AsyncGenerator<Rows> {
    let from = 0;
    for (let piece: Rows = []; from === 0 || piece.length === PIECE; ) {
      const read: Record<string, unknown>[] = [];
      for await (const stored of this.longReads.of(this.store.read(stream, { from, limit: PIECE }))) {
        from = stored.revision + 1;
        const { occurredAt, actor } = stored.metadata as EventMetadata;
        read.push({ when: occurredAt, what: inWords(stored.type), by: actor.name, said: vocabulary.decode(withoutOthers(stored, vocabulary.personalIn(stored.type), persons))?.data });
      }
      yield (piece = read);
      if (read.length === 0) return;
    }
  }
}

async function* once(rows: Rows): AsyncGenerator<Rows> {
  yield await Promise.resolve(rows);
}
