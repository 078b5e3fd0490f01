import { Entity, PrimaryColumn } from 'typeorm';
import { employeeFields, employeeListFields, employeeTotalFields } from '../../events/employees/employee.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** One employee and the parts that he or she plays in a sale. */
@Entity('employee_list')
export class EmployeeListRow extends columnsOf(employeeListFields, [...namesOf(employeeFields), 'status']) {
  @PrimaryColumn('integer')
  readonly employeeId!: number;
}

/** How many employees stand in a status. */
@Entity('employee_total')
export class EmployeeTotal extends columnsOf(employeeTotalFields, ['status', 'count']) {
  /** The status. */
  @PrimaryColumn('text')
  readonly key!: string;
}
