import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CompanyListItem } from '../../events/company/company-list-items.js';

/** One list of the company with its items in order, retired ones too. */
@Entity('company_lists')
export class CompanyListRow {
  @PrimaryColumn('text')
  list!: string;

  @Column('jsonb')
  items!: readonly CompanyListItem[];
}
