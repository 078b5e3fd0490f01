import { Column, Entity, PrimaryColumn } from 'typeorm';
import { projection, type Projection } from '../../projections/engine/projection.js';
import { ParcelListed, ParcelSold } from './parcels.js';

/** What somebody makes of a parcel's row who adds a column and does not think of the version. */
@Entity('parcel_list')
class ParcelRowWithCounty {
  @PrimaryColumn('integer')
  parcelId!: number;

  @Column('text')
  owner!: string;

  @Column('text', { nullable: true })
  county!: string | null;
}

export const withCounty = (): Projection =>
  projection('parcel-list', { entity: ParcelRowWithCounty, key: 'parcelId' })
    .creates(ParcelListed, ({ data, stream }) => ({ parcelId: Number(stream.split('-')[1]), owner: data.owner, county: `county of ${data.owner}` }))
    .removes(ParcelSold);
