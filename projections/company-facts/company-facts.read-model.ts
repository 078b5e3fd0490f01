import { Entity, PrimaryColumn } from 'typeorm';
import { companyFactFields } from '../../events/company/company-facts.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** The single facts of the company: one row. */
@Entity('company_facts')
export class CompanyFactsRow extends columnsOf(companyFactFields, namesOf(companyFactFields)) {
  @PrimaryColumn('integer')
  readonly companyId!: number;
}
