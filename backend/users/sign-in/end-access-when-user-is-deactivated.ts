import { UserStatusChanged } from '../../../events/users/user.events.js';
import { commandOf } from '../../platform/commands/command.js';
import { idOf } from '../../platform/commands/stream-name.js';
import { UserCommand } from '../user.handlers.js';
import { user } from '../user.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { EndAccess } from '../user.commands.js';

/** Done at once by whoever deactivates, and here in any case: a process that dies in between leaves no link that works. */
export const endAccessWhenUserIsDeactivated = reaction('end-access-when-user-is-deactivated', 'User was deactivated').when(UserStatusChanged, ({ data, stream, recordedAt }) =>
  data.to === 'Inactive' ? new UserCommand(idOf(user, stream), commandOf(EndAccess, { begunBefore: recordedAt })) : undefined,
);
