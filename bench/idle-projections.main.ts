import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CompanyListStarted } from '../events/company-settings.js';
import { projection, type Projection } from '../projections/engine/projection.js';
import { projections } from '../projections/projections.js';

/** The product with 40 read models more, whose events do not happen: what ten further areas cost those who do not use them. */
const FURTHER = 40;

function idleProjection(number: number): Projection {
  class IdleRow {
    id!: string;
    items!: number;
  }
  Entity(`idle_${number}`)(IdleRow);
  PrimaryColumn('text')(IdleRow.prototype, 'id');
  Column('integer')(IdleRow.prototype, 'items');
  return projection<IdleRow>(`idle-${number}`, { entity: IdleRow, key: 'id' }).creates(
    CompanyListStarted,
    ({ data, stream }) => ({ id: stream, items: data.items.length }),
    ({ stream }) => stream,
  );
}

(projections as Projection[]).push(...Array.from({ length: FURTHER }, (_, number) => idleProjection(number)));
await import('../backend/main.js');
