import { memberListFields } from '../../events/members/member.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Epic Vacations Members', and what else people narrow the list by. */
export const memberListColumns = listColumns(memberListFields, {
  firstName: offered,
  middleName: {},
  lastName: { width: 150, ...offered },
  memberId: { width: 88, align: 'start', ...offered },
  memberStatus: { width: 100, ...offered },
  epicContractId: { width: 80, align: 'start', ...offered },
  contractStatus: { width: 178, ...offered },
  signed: { width: 66, ...offered },
  membershipTier: { width: 98, ...offered },
  membershipStartDate: { width: 96, ...offered },
  rciMemberNumber: { width: 100, ...offered },
  sorLink: { width: 100 },
  loggedIn: { width: 84, ...offered },
  currentYearEpicAdvPointsAvail: { width: 104, hidden: true, ...offered, sum: true },
  currentYearMaxEpicAdvPoints: { width: 104, hidden: true, ...offered, sum: true },
  membershipExpDate: { width: 100, hidden: true, ...offered },
  passwordIsTemp: { filter: true },
  username: offered,
  email: { filter: true },
});
