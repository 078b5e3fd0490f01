import type { LookUpSource } from '../lists/look-up.js';
import type { ForWhom } from './waiting.js';

/** What records that hold names call this person: as the user, and as the employee whose account it is. */
export async function ownNames({ session, lookUp }: ForWhom, employees: LookUpSource): Promise<readonly string[]> {
  const linked = await lookUp.rowsWith(employees, 'userId', session.userId);
  return [...new Set([session.actor.name, ...linked.map((employee) => employee.text('fullName'))])];
}
