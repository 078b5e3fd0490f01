import type { PermissionName } from '../../events/permission.values.js';
import type { Sending } from '../platform/commands/send.js';

/** Who works in the demo, as their sign-ins begin. */
export type DemoPerson =
  | 'executive'
  | 'sales-manager'
  | 'sales-administrator'
  | 'receptionist'
  | 'inventory-manager'
  | 'closing-manager'
  | 'epic-manager';

/** What somebody needs to know when the time comes. */
export interface Desk {
  /** The number that a record got, or gets, from the deed that begins it. @param deed its name */
  number(category: string, deed: string): Promise<number>;
}

/** What one person did at one moment. */
export interface Deed {
  /** No other deed has it: the command's id is made of it, so that a first start that was cut off repeats nothing. */
  readonly name: string;
  /** ISO UTC. */
  readonly at: string;
  readonly by: DemoPerson | 'text-carrier';
  /** What the route of the command asks for; nobody asks the carrier of texts. */
  readonly needs?: PermissionName;
  sending(desk: Desk): Sending | Promise<Sending>;
}
