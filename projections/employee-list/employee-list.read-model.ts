import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One employee and the parts that he or she plays in a sale. */
@Entity('employee_list')
export class EmployeeListRow {
  @PrimaryColumn('integer')
  employeeId!: number;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  @Column('text')
  fullName!: string;

  @Column('text')
  isSalesRep!: string;

  @Column('text')
  isSalesManager!: string;

  @Column('text')
  isSeniorSalesManager!: string;

  @Column('text')
  isToRep!: string;

  @Column('text')
  isMarketingRep!: string;

  @Column('text')
  status!: string;
}
