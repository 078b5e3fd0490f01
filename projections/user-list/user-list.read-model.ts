import { Entity, PrimaryColumn } from 'typeorm';
import { userFields, userListFields, userTotalFields } from '../../events/users/user.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** One user as the administrators' list shows it. */
@Entity('user_list')
export class UserListRow extends columnsOf(userListFields, [...namesOf(userFields), 'tenantId', 'name', 'status', 'permissions', 'lastLogin', 'loginCount']) {
  @PrimaryColumn('integer')
  readonly userId!: number;
}

/** How many users of a role stand in a status. */
@Entity('user_totals')
export class UserTotal extends columnsOf(userTotalFields, ['status', 'role', 'count']) {
  /** Status and role. */
  @PrimaryColumn('text')
  readonly key!: string;
}
