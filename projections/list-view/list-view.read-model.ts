import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KeptColumn, KeptFilter } from '../../events/users/list-view.events.js';

/** A view of a list that somebody keeps, a deleted one too: it can be had back. */
@Entity('list_view')
export class ListViewRow {
  @PrimaryColumn('integer')
  viewId!: number;

  /** Of which list. */
  @Column('text')
  list!: string;

  @Column('text')
  name!: string;

  /** `user:7` */
  @Column('text')
  owner!: string;

  @Column('text')
  ownerName!: string;

  @Column('integer')
  tenantId!: number;

  @Column('boolean')
  shared!: boolean;

  @Column('boolean')
  deleted!: boolean;

  /** Who sees it: its owner, `tenant:1` when it is shared, nobody when it is deleted. */
  @Column('text')
  audience!: string;

  @Column('text')
  search!: string;

  @Column('jsonb')
  filters!: KeptFilter[];

  @Column('text')
  sort!: string;

  @Column('jsonb')
  columns!: KeptColumn[];

  /** What a change of it states that it was made upon. */
  @Column('integer')
  revision!: number;

  @Column('text')
  changedBy!: string;
}
