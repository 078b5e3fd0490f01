import { memberListFields } from '../../events/members/member.fields.js';
import { listColumns, offered } from '../lists/list-columns.js';

/** The columns of the screen 'Epic Vacations Members', and what else people narrow the list by. */
export const memberListColumns = listColumns(memberListFields, {
  firstName: offered,
  middleName: {},
  lastName: { width: 146, ...offered },
  memberId: { width: 86, align: 'start', ...offered },
  memberStatus: { width: 110, ...offered },
  epicContractId: { width: 76, align: 'start', ...offered },
  contractStatus: { width: 168, ...offered },
  signed: { width: 70, ...offered },
  membershipTier: { width: 102, ...offered },
  membershipStartDate: { width: 98, ...offered },
  rciMemberNumber: { width: 110, ...offered },
  sorLink: { width: 94 },
  loggedIn: { width: 88, ...offered },
  currentYearEpicAdvPointsAvail: { width: 104, hidden: true, ...offered, sum: true },
  currentYearMaxEpicAdvPoints: { width: 104, hidden: true, ...offered, sum: true },
  membershipExpDate: { width: 100, hidden: true, ...offered },
  passwordIsTemp: { filter: true },
  username: offered,
  email: { filter: true },
});
