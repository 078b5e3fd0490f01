import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One user as the administrators' list shows it. */
@Entity('user_list')
export class UserListRow {
  @PrimaryColumn('integer')
  userId!: number;

  @Column('integer')
  tenantId!: number;

  /** First and last name, as people look for it. */
  @Column('text')
  name!: string;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  @Column('text')
  status!: string;

  @Column('text')
  email!: string;

  @Column('text')
  role!: string;

  @Column('text')
  homeRoute!: string;

  /** Comma-separated, as existing clients read it. */
  @Column('text')
  permissions!: string;

  /** ISO UTC. */
  @Column('timestamptz', { nullable: true })
  lastLogin!: string | null;

  @Column('integer')
  loginCount!: number;
}

/** How many users of a role stand in a status. */
@Entity('user_totals')
export class UserTotal {
  /** Status and role. */
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  status!: string;

  @Column('text')
  role!: string;

  @Column('integer')
  count!: number;
}
