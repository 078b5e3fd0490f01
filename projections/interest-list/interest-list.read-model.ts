import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What one lead would like to buy. */
@Entity('interest_list')
export class InterestListRow {
  @PrimaryColumn('integer')
  interestId!: number;

  @Index()
  @Column('integer')
  leadId!: number;

  @Column('text')
  resort!: string;

  @Column('text')
  unitNumber!: string;

  @Column('text')
  useWeek!: string;

  @Column('text')
  bedrooms!: string;

  @Column('text')
  price!: string;

  @Column('text')
  fixedFloat!: string;

  @Column('text')
  useYearType!: string;

  @Column('text')
  season!: string;

  @Column('text')
  rciPoints!: string;

  @Column('text')
  notes!: string;
}
