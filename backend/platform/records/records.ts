import { BadRequestException, Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { EventStore, NO_STREAM, START, type Position } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { hiddenFields, withoutFields } from '../auth/hidden-fields.js';
import type { PermissionSet } from '../auth/permissions.js';
import type { Aggregate } from '../commands/aggregate.js';
import { NotFound } from '../commands/refusal.js';
import { streamName } from '../commands/stream-name.js';
import { StreamStates } from '../commands/stream-states.js';
import { LongReads } from '../store/long-reads.js';
import { eventsAsOf } from './as-of.js';
import { historyEntry } from './history-entry.js';
import type { Comparison, FieldChange, HistoryEntry, HistoryPage } from './history.js';
import { lastRevision } from './last-revision.js';
import { NetChanges } from './net-changes.js';
import { RecordAnswer } from './record-answer.js';
import { foldOnto, type Folded } from './record-fold.js';

export interface ReadRecord<State> {
  /** Without the fields that the reader may not see. */
  readonly state: State;
  readonly revision: number;
  readonly position: Position;
}

type Id = string | number;

/** Who reads, and what they ask for: texts of an address, held here to what they must be. */
export interface Reading {
  readonly permissions: PermissionSet;
  /** A revision, a time or a day. */
  readonly asOf?: Id | undefined;
  /** The revision that the previous page of the history named. */
  readonly before?: Id | undefined;
  readonly limit?: Id | undefined;
  /** The two revisions that are compared. */
  readonly from?: Id | undefined;
  readonly to?: Id | undefined;
}

const MAX_PAGE = 200;
const DEFAULT_PAGE = 50;

/** Reads single records from their own streams, so that what is read is never behind. */
@Injectable()
export class Records {
  private readonly streams: Pick<EventStore, 'read'>;

  constructor(
    private readonly store: EventStore,
    private readonly states: StreamStates,
    longReads: LongReads,
  ) {
    this.streams = { read: (stream, range) => longReads.of(store.read(stream, range)) };
  }

  /** @throws NotFound when there is no such record, or was none then */
  async read<State>(aggregate: Aggregate<State>, id: Id, { asOf, permissions }: Reading): Promise<ReadRecord<State>> {
    const { state, revision, position } = await this.folded(aggregate, id, asOf);
    return { state: withoutFields(state, hiddenFields(aggregate.sensitive, permissions)), revision, position };
  }

  /** With what not everybody sees: for who says whether it is there for somebody, never for an answer. @throws NotFound */
  async unhidden<State>(aggregate: Aggregate<State>, id: Id): Promise<State> {
    return (await this.folded(aggregate, id)).state;
  }

  /** The same with its revision: for what the server makes of a record, never for an answer. @throws NotFound */
  everything<State>(aggregate: Aggregate<State>, id: Id, asOf?: Id): Promise<ReadRecord<State>> {
    return this.folded(aggregate, id, asOf);
  }

  /**
   * The record as its detail route answers it.
   * @param toWire what the record looks like to the caller; the record itself unless given
   * @throws NotFound
   */
  async answer<State, Answer = State>(
    aggregate: Aggregate<State>,
    id: Id,
    reading: Reading,
    toWire: (state: State) => Answer = (state) => state as unknown as Answer,
  ): Promise<RecordAnswer<Answer>> {
    const { state, revision, position } = await this.read(aggregate, id, reading);
    return new RecordAnswer(toWire(state), revision, position);
  }

  /** Newest first. @throws NotFound */
  async history<State>(aggregate: Aggregate<State>, id: Id, { before, limit, permissions }: Reading): Promise<HistoryPage> {
    const stream = streamName(aggregate, id);
    const last = await lastRevision(this.store, stream);
    if (last === NO_STREAM) throw new NotFound(aggregate.noun, id);
    const from = Math.min(before === undefined || before === '' ? last : wholeNumber('before', before, Number.MAX_SAFE_INTEGER) - 1, last);
    const size = limit === undefined || limit === '' ? DEFAULT_PAGE : Math.max(1, wholeNumber('limit', limit, MAX_PAGE));
    const entries: HistoryEntry[] = [];
    if (from >= 0) for await (const entry of this.entries(aggregate, stream, { from, direction: 'backward', limit: size }, permissions)) entries.push(entry);
    const next = from - size + 1;
    return { entries, before: next > 0 ? next : null, total: last + 1 };
  }

  /** What lies between two revisions, field by field. @throws NotFound */
  async compare<State>(aggregate: Aggregate<State>, id: Id, { from, to, permissions }: Reading): Promise<Comparison> {
    const [older, newer] = [wholeNumber('from', from, Number.MAX_SAFE_INTEGER), wholeNumber('to', to, Number.MAX_SAFE_INTEGER)];
    const stream = streamName(aggregate, id);
    const last = await lastRevision(this.store, stream);
    if (Math.max(older, newer) > last) throw new NotFound(aggregate.noun, `${id} at revision ${Math.max(older, newer)}`);
    const first = Math.min(older, newer) + 1;
    const limit = Math.abs(newer - older);
    const net = new NetChanges();
    if (limit > 0) for await (const entry of this.entries(aggregate, stream, { from: first, direction: 'forward', limit }, permissions)) net.take(entry);
    const changes = net.all().map(({ by: _by, at: _at, revision: _revision, ...change }) =>
      older <= newer ? change : { ...change, from: change.to, to: change.from },
    );
    return { from: older, to: newer, changes: inOrder(changes, Object.keys(aggregate.fields ?? {})) };
  }

  private async folded<State>(aggregate: Aggregate<State>, id: Id, asOf?: Id): Promise<Folded<State>> {
    const stream = streamName(aggregate, id);
    const folded = asOf === undefined || asOf === '' ? await this.states.present(aggregate, stream) : await this.past(aggregate, stream, asOf);
    if (folded.revision === NO_STREAM) throw new NotFound(aggregate.noun, id);
    return folded;
  }

  private past<State>(aggregate: Aggregate<State>, stream: string, asOf: Id): Promise<Folded<State>> {
    const nothing = { state: aggregate.initial, revision: NO_STREAM, position: START };
    return foldOnto(this.streams, aggregate, stream, nothing, eventsAsOf(asOf));
  }

  /** One after the other: of a long history no more than a piece is ever held. */
  private async *entries<State>(
    aggregate: Aggregate<State>,
    stream: string,
    range: { readonly from: number; readonly direction: 'forward' | 'backward'; readonly limit: number },
    permissions: PermissionSet,
  ): AsyncGenerator<HistoryEntry> {
    const hidden = hiddenFields(aggregate.sensitive, permissions);
    for await (const stored of this.streams.read(stream, range)) {
      const event: RecordedEvent | undefined = vocabulary.decode(stored);
      if (event) yield historyEntry(aggregate, event, hidden);
    }
  }
}

function wholeNumber(name: string, value: Id | undefined, max: number): number {
  const number = /^\d{1,15}$/.test(String(value)) ? Number(value) : NaN;
  if (!(number <= max)) throw new BadRequestException(`${name} must be a whole number of at most ${max}`);
  return number;
}

/** As the form has them; what it has not stands behind, as it was changed. */
function inOrder(changes: readonly FieldChange[], fields: readonly string[]): readonly FieldChange[] {
  const placeOf = ({ field }: FieldChange) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return changes.toSorted((a, b) => placeOf(a) - placeOf(b));
}
