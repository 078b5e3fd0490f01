import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a part of the company's settings was changed: a list by its name, or the single facts. */
@Entity('company_changes')
export class CompanyChangesRow {
  @PrimaryColumn('text')
  part!: string;

  @Column('integer')
  changes!: number;
}
