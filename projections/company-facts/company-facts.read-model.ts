import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The single facts of the company: one row. */
@Entity('company_facts')
export class CompanyFactsRow {
  @PrimaryColumn('integer')
  companyId!: number;

  @Column('text')
  dealPlatformName!: string;

  @Column('text')
  listingTerms!: string;
}
