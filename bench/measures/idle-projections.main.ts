import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CompanyListStarted } from '../../events/company/company-settings.events.js';
import { areas } from '../../backend/areas.js';
import type { Area } from '../../backend/platform/areas/area.js';
import { projection, type Projection } from '../../projections/engine/projection.js';

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

class Further {}

const further: Area = { module: Further, lists: [], readModels: Array.from({ length: FURTHER }, (_, number) => idleProjection(number)), changes: [] };

(areas as Area[]).push(further);
await import('../../backend/main.js');
