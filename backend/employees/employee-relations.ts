import { Injectable } from '@nestjs/common';
import { ListReader, type ListRow } from '../platform/lists/list-reader.js';
import { NOBODY } from '../platform/lists/list-sight.js';
import type { NamedUser } from './employee.commands.js';
import type { Employee } from './employee.state.js';
import { employeeList, userNames } from './employees.lists.js';

const MOST_NAMESAKES = 20;

/** What an employee is to others: the user behind them, and those of the same name. Read from lists, so it may be a moment old. */
@Injectable()
export class EmployeeRelations {
  constructor(private readonly lists: ListReader) {}

  /** The user that a command names, as far as the caller's tenant knows one; undefined when it names none. */
  async userNamed(userId: number | undefined, employeeId: number, tenantId: number): Promise<NamedUser | undefined> {
    if (!userId) return undefined;
    const [user, holders] = await Promise.all([this.user(userId), this.employeesWith('userId', userId)]);
    const other = holders.find((holder) => holder.employeeId !== employeeId);
    const usedBy = other && { employeeId: Number(other.employeeId), fullName: String(other.fullName) };
    return { exists: user?.tenantId === tenantId, usedBy };
  }

  async userName(userId: number): Promise<string> {
    const user = userId === 0 ? undefined : await this.user(userId);
    return user ? `${String(user.firstName)} ${String(user.lastName)}`.trim() : '';
  }

  /** Others with the same full name: contracts and tours cannot tell them apart by it (`decisions.md D20`). */
  async namesakes({ employeeId, fullName }: Pick<Employee, 'employeeId' | 'fullName'>): Promise<number[]> {
    const rows = await this.employeesWith('fullName', fullName);
    return rows.map((row) => Number(row.employeeId)).filter((id) => id !== employeeId);
  }

  private user(userId: number): Promise<ListRow | undefined> {
    return this.lists.row(userNames, userId, NOBODY);
  }

  private async employeesWith(field: 'userId' | 'fullName', value: string | number): Promise<readonly ListRow[]> {
    const request = { filters: [{ field, op: 'is', value }], sort: 'employeeId', limit: MOST_NAMESAKES } as const;
    return (await this.lists.page(employeeList, request, NOBODY)).rows;
  }
}
