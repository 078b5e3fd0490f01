import { Type } from '@sinclair/typebox';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { defineEvent, type DomainEvent } from '../../events/kernel/event.js';
import type { EventStore } from '../../events/store/event-store.js';
import { Vocabulary } from '../../events/kernel/event-vocabulary.js';
import { projection, type Projection } from '../../projections/engine/projection.js';
import { asNewEvent } from '../support/happened.js';

/** A small world to test the engine with: parcels of land that are priced, moved between owners, and sold off. */
export const ParcelListed = defineEvent('ParcelListed', 1, Type.Object({ owner: Type.String(), price: Type.String() }));
export const ParcelPriced = defineEvent('ParcelPriced', 1, Type.Object({ price: Type.String() }));
export const ParcelMoved = defineEvent('ParcelMoved', 1, Type.Object({ owner: Type.String() }));
export const ParcelNoted = defineEvent('ParcelNoted', 1, Type.Object({ note: Type.String() }));
export const ParcelSold = defineEvent('ParcelSold', 1, Type.Object({}));

export const parcelVocabulary = new Vocabulary([ParcelListed, ParcelPriced, ParcelMoved, ParcelNoted, ParcelSold], []);

@Entity('parcel_list')
export class ParcelRow {
  @PrimaryColumn('integer')
  parcelId!: number;

  @Index()
  @Column('text')
  owner!: string;

  @Column('numeric', { precision: 12, scale: 2 })
  price!: string;

  @Column('text', { array: true, default: '{}' })
  notes!: string[];

  @Column('date', { nullable: true })
  soldOn!: string | null;
}

@Entity('parcel_owner_totals')
export class ParcelOwnerTotals {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  owner!: string;

  @Column('integer')
  count!: number;

  @Column('numeric', { precision: 14, scale: 2 })
  price!: string;
}

export interface ParcelRules {
  readonly version?: number;
  /** What a note does to a parcel's notes; a test makes it throw. */
  readonly note?: (notes: readonly string[], note: string) => string[];
}

export function parcelList({ version = 1, note = (notes, added) => [...notes, added] }: ParcelRules = {}): Projection {
  return projection('parcel-list', {
    version,
    entity: ParcelRow,
    key: 'parcelId',
    indexes: ['CREATE INDEX IF NOT EXISTS parcel_price ON parcel_list (price, "parcelId")'],
  })
    .creates(ParcelListed, ({ data, stream }) => ({ parcelId: Number(stream.split('-')[1]), ...data, notes: [], soldOn: null }))
    .changes(ParcelPriced, (_, { data }) => ({ price: data.price }))
    .changes(ParcelMoved, (_, { data }) => ({ owner: data.owner }))
    .changes(ParcelNoted, (row, { data }) => ({ notes: note(row.notes, data.note) }))
    .removes(ParcelSold)
    .totalling('parcel-owner-totals', ParcelOwnerTotals, (row) => [
      { key: row.owner, of: { owner: row.owner }, add: { count: 1, price: row.price } },
    ]);
}

/** Appends to the end of a parcel's stream. */
export function tell(store: EventStore & { revisionOf(stream: string): number }, parcel: number, ...events: DomainEvent[]): Promise<{ position: string }> {
  const stream = `parcel-${parcel}`;
  return store.append(stream, store.revisionOf(stream), events.map(asNewEvent));
}
