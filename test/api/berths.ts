import { Type, type Static } from '@sinclair/typebox';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { defineEvent, type DomainEvent } from '../../events/kernel/event.js';
import { Vocabulary } from '../../events/kernel/event-vocabulary.js';
import { asNewEvent } from '../support/happened.js';
import type { MemoryEventStore } from '../support/memory-event-store.js';
import { listQuery } from '../../projections/lists/list-query.js';
import { projection } from '../../projections/engine/projection.js';
import type { ListDefinition } from '../../backend/platform/lists/list-registry.js';

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

/** A small world to test lists with: berths of a harbour, with a column of every type. */
const berth = Type.Object({
  boat: Type.String(),
  status: Type.String(),
  owner: nullable(Type.String()),
  phone: Type.String(),
  fee: nullable(Type.String()),
  length: Type.Integer(),
  since: nullable(Type.String()),
  seenAt: nullable(Type.String()),
  paid: Type.Boolean(),
});

export type Berth = Static<typeof berth>;

export const BerthTaken = defineEvent('BerthTaken', 1, berth);
export const BerthChanged = defineEvent('BerthChanged', 1, Type.Partial(berth));
export const BerthLeft = defineEvent('BerthLeft', 1, Type.Object({}));

export const berthVocabulary = new Vocabulary([BerthTaken, BerthChanged, BerthLeft], []);

@Entity('berth_list')
export class BerthRow implements Berth {
  @PrimaryColumn('integer')
  berthId!: number;

  @Column('text')
  boat!: string;

  @Column('text')
  status!: string;

  @Column('text', { nullable: true })
  owner!: string | null;

  @Column('text')
  phone!: string;

  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  fee!: string | null;

  @Column('integer')
  length!: number;

  @Column('date', { nullable: true })
  since!: string | null;

  @Column('timestamptz', { nullable: true })
  seenAt!: string | null;

  @Column('boolean')
  paid!: boolean;
}

@Entity('berth_status')
export class BerthStatusRow {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  status!: string;

  @Column('integer')
  count!: number;
}

const offered = { filter: true, sort: true } as const;

export const berthQuery = listQuery<BerthRow>({
  entity: BerthRow,
  key: 'berthId',
  columns: {
    boat: { kind: 'text', label: 'Boat', ...offered },
    status: { kind: 'status', label: 'Status', ...offered },
    owner: { kind: 'text', label: 'Owner', picked: true, ...offered },
    phone: { kind: 'text', label: 'Phone', permissions: ['Inventory_Sensitive'], picked: true, ...offered },
    fee: { kind: 'money', label: 'Fee', permissions: ['Inventory_Sensitive'], ...offered, sum: true },
    length: { kind: 'number', label: 'Length', ...offered, sum: true },
    since: { kind: 'date', label: 'Since', ...offered },
    seenAt: { kind: 'time', label: 'Last seen', ...offered },
    paid: { kind: 'yesNo', label: 'Paid', filter: true },
  },
  search: { everybody: ['boat', 'owner', 'length'], Inventory_Sensitive: ['phone'] },
  sorts: ['fee', '-fee'],
  filteredSorts: { status: ['boat', '-since'] },
  defaultSort: 'berthId',
});

export const berthList = projection('berth-list', { version: 1, entity: BerthRow, key: 'berthId', indexes: berthQuery.indexes })
  .creates(BerthTaken, ({ data, stream }) => ({ berthId: Number(stream.split('-')[1]), ...data }))
  .changes(BerthChanged, (_, { data }) => data)
  .removes(BerthLeft)
  .totalling('berth-status', BerthStatusRow, ({ status }) => [{ key: status, of: { status }, add: { count: 1 } }]);

export const berths: ListDefinition = {
  list: 'berth-list',
  permission: 'Inventory_Main',
  query: berthQuery,
};

export const berthStatuses: ListDefinition = {
  list: 'berth-status',
  permission: ['Inventory_List', 'Inventory_Main'],
  query: listQuery<BerthStatusRow>({
    entity: BerthStatusRow,
    key: 'key',
    columns: { status: { kind: 'status', label: 'Status' }, count: { kind: 'number', label: 'Count' } },
    defaultSort: 'key',
  }),
};

export const anyBerth: Berth = {
  boat: 'Alba',
  status: 'Taken',
  owner: 'Dana Kim',
  phone: '555-0101',
  fee: '120.00',
  length: 9,
  since: '2026-03-01',
  seenAt: '2026-03-04T05:06:07.000Z',
  paid: false,
};

/** Appends to the end of a berth's stream. */
export async function tell(store: MemoryEventStore, berthId: number, ...events: DomainEvent[]): Promise<string> {
  const stream = `berth-${berthId}`;
  return (await store.append(stream, store.revisionOf(stream), events.map(asNewEvent))).position;
}
