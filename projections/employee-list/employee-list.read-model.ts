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

  /** The user that the employee signs in as; 0 for none. */
  @Column('integer')
  userId!: number;
}

/** How many employees stand in a status. */
@Entity('employee_total')
export class EmployeeTotal {
  /** The status. */
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  status!: string;

  @Column('integer')
  count!: number;
}
