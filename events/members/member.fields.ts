import { count, date, longText, number, phone, reference, status, text, time, yesNo } from '../kernel/field-kinds.rules.js';
import { computed, type ValuesOf } from '../kernel/field.rules.js';
import { contractStatuses } from '../resale-contracts/resale-contract.enums.js';
import { yesNo as answers } from '../inventory/inventory.enums.js';
import { memberStatuses } from './member.enums.js';

/** Every field of a member of the vacation club, once, by section. */

/** Contact data, sign-in name and the like (`decisions.md B23`). */
const sensitive = 'Epic_Members_Sensitive';

const memberNameFields = {
  firstName: text('First name'),
  middleName: text('Middle name'),
  lastName: text('Last name', { head: 'Member' }),
} as const;

const memberNumberFields = {
  rciMemberNumber: text('RCI Number'),
  sorLink: longText('SoR Number'),
  username: text('User name', { sensitive }),
} as const;

/** Of the company's website. The password itself is kept as a hash, apart from the events (`decisions.md F3`). */
export const memberPasswordFields = {
  passwordIsTemp: yesNo('Temporary password', { options: answers }),
  temporaryPasswordUntil: time('Temporary password works until', { sensitive, computed: true }),
} as const;

const memberContactFields = {
  address: text('Address', { sensitive }),
  city: text('City', { sensitive }),
  state: text('State', { sensitive }),
  zipcode: text('ZIP code', { sensitive }),
  /** ISO 3166 code where the name was known. */
  country: text('Country', { sensitive }),
  mobilePhone: phone('Mobile phone', { sensitive }),
  homePhone: phone('Home phone', { sensitive }),
  workPhone: phone('Work phone', { sensitive }),
  email: text('Email', { form: 'mail', sensitive }),
} as const;

const membershipTermFields = {
  membershipTier: text('Tier'),
  /** Months. */
  membershipTerm: number('Term'),
  membershipStartDate: date('Start Date'),
  membershipExpDate: date('Expires'),
} as const;

export const memberStatusFields = { memberStatus: status('Status', { options: memberStatuses }) } as const;

const membershipFields = { ...memberStatusFields, ...membershipTermFields, epicContractId: reference('Contract') } as const;

/** What the old system said of the current year; the points account is what counts. */
const memberPointsFields = {
  currentYearEpicAdvPointsAvail: count('Points available', { head: 'Points left' }),
  currentYearMaxEpicAdvPoints: count('Yearly maximum', { head: 'Yearly max' }),
} as const;

export const memberFields = { ...memberNameFields, ...memberNumberFields, ...memberPasswordFields, ...memberContactFields, ...membershipFields, ...memberPointsFields } as const;

/** What people fill in. */
export const memberFormFields = { ...memberNameFields, ...memberNumberFields, ...memberContactFields, ...membershipTermFields } as const;

/** What a member takes from the contract, as long as nobody says otherwise. */
export const followedFields = { ...memberNameFields, ...memberContactFields, ...membershipTermFields, currentYearMaxEpicAdvPoints: memberPointsFields.currentYearMaxEpicAdvPoints } as const;

/** What a list says of a member that other records know (`decisions.md F15`). */
export const memberBesideFields = computed({
  contractStatus: status('Contract status', { options: contractStatuses }),
  /** There is a signed contract. */
  signed: yesNo('Signed', { options: answers }),
  /** On the company's website: the password is no temporary one any more. */
  loggedIn: yesNo('Logged in', { options: answers }),
} as const);

/** What lists show. */
export const memberListFields = {
  memberId: reference('Member number', { head: 'Number' }),
  ...memberFields,
  ...memberBesideFields,
  pointsUseYear: count('Use year'),
} as const;

export const memberTotalFields = { dimension: text('By'), name: text('Name'), count: count('Members') } as const;

export type MemberValues = ValuesOf<typeof memberFields>;
