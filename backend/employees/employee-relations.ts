import { Injectable } from '@nestjs/common';
import { LookUp } from '../platform/lists/look-up.js';
import type { LookedUp } from '../platform/lists/looked-up.js';
import type { NamedUser } from './employee.commands.js';
import type { Employee } from './employee.state.js';
import { employeeList, userNames } from './employees.lists.js';

/** What an employee is to others: the user behind them, and those of the same name. */
@Injectable()
export class EmployeeRelations {
  constructor(private readonly lookUp: LookUp) {}

  /**
   * The user that a command names, as far as the caller's tenant knows one; undefined when it names none.
   * @param usedBy the employee who has the user already
   */
  async userNamed(userId: number | undefined, usedBy: Employee | undefined, tenantId: number): Promise<NamedUser | undefined> {
    if (!userId) return undefined;
    const user = await this.user(userId);
    return { exists: user?.number('tenantId') === tenantId, usedBy: usedBy && { employeeId: usedBy.employeeId, fullName: usedBy.fullName } };
  }

  async userName(userId: number): Promise<string> {
    const user = userId === 0 ? undefined : await this.user(userId);
    return user ? `${user.text('firstName')} ${user.text('lastName')}`.trim() : '';
  }

  /** Others with the same full name: contracts and tours cannot tell them apart by it (`decisions.md D20`). */
  async namesakes({ employeeId, fullName }: Pick<Employee, 'employeeId' | 'fullName'>): Promise<number[]> {
    const rows = await this.lookUp.rowsWith(employeeList, 'fullName', fullName);
    return rows.map((row) => row.number('employeeId')).filter((id) => id !== employeeId);
  }

  private user(userId: number): Promise<LookedUp | undefined> {
    return this.lookUp.row(userNames, userId);
  }
}
