import { Injectable } from '@nestjs/common';
import { EmployeeAdded, EmployeeImported, EmployeeRevised } from '../../events/employees/employee.events.js';
import type { ClaimKind } from '../platform/claims/claim-kind.js';
import { Claims } from '../platform/claims/claims.js';
import { streamName } from '../platform/commands/stream-name.js';
import { StreamStates } from '../platform/commands/stream-states.js';
import { employee } from './employee.js';
import type { Employee } from './employee.state.js';

/** Which user is behind which employee: a user belongs to one. */
@Injectable()
export class EmployeeUsers implements ClaimKind {
  readonly name = 'employee-user';
  readonly label = 'Employee’s user';
  readonly events = [EmployeeImported, EmployeeAdded, EmployeeRevised];

  constructor(
    private readonly states: StreamStates,
    private readonly claims: Claims,
  ) {
    claims.add(this);
  }

  async heldBy(stream: string): Promise<readonly string[]> {
    const { userId } = await this.employee(stream);
    return userId === 0 ? [] : [String(userId)];
  }

  /**
   * Takes the user that a command names for the employee while the command is carried out; none, or nobody, needs no taking.
   * @param work gets the employee who has the user already, if another one does
   */
  async during<T>(userId: number | undefined, employeeId: number, work: (usedBy: Employee | undefined) => Promise<T>): Promise<T> {
    const stream = streamName(employee, employeeId);
    if (userId) return this.claims.take(this, String(userId), stream, async (holder) => work(holder === undefined ? undefined : await this.employee(holder)));
    const result = await work(undefined);
    if (userId !== undefined) await this.claims.reconcile(this, stream);
    return result;
  }

  private async employee(stream: string): Promise<Employee> {
    return (await this.states.present(employee, stream)).state;
  }
}
