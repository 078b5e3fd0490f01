import { memberListFields } from '../../events/members/member.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Epic Vacations Members', and what else people narrow the list by. */
export const memberListColumns = listColumns(memberListFields, {
  firstName: offered,
  middleName: {},
  lastName: { width: 160, ...offered },
  memberId: { width: 92, align: 'start', ...offered },
  memberStatus: { width: 120, ...offered },
  epicContractId: { width: 84, align: 'start', ...offered },
  membershipTier: { width: 120, ...offered },
  membershipStartDate: { width: 100, ...offered },
  rciMemberNumber: { width: 112, ...offered },
  sorLink: { width: 112 },
  currentYearEpicAdvPointsAvail: { width: 104, ...offered, sum: true },
  currentYearMaxEpicAdvPoints: { width: 104, ...offered, sum: true },
  membershipExpDate: { width: 100, hidden: true, ...offered },
  passwordIsTemp: { filter: true },
  username: offered,
  email: { filter: true },
});
