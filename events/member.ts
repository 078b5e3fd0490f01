import { Type } from '@sinclair/typebox';
import { CommunicationEntry } from './communication.js';
import { defineEvent, type EventsOf } from './event.js';

const Text = Type.String();
const MaybeDate = Type.Union([Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), Type.Null()]);

/** A member of the vacation club as the old system held it. Stream `member-<memberId>`; points live in the points accounts. */
export const MemberImported = defineEvent(
  'MemberImported',
  1,
  Type.Object({
    memberId: Type.Integer({ minimum: 1 }),
    firstName: Text,
    middleName: Text,
    lastName: Text,
    rciMemberNumber: Text,
    sorLink: Text,
    username: Text,
    passwordIsTemp: Text,
    address: Text,
    city: Text,
    state: Text,
    zipcode: Text,
    /** ISO 3166 code where the name was known. */
    country: Text,
    mobilePhone: Text,
    homePhone: Text,
    workPhone: Text,
    email: Text,
    memberStatus: Text,
    membershipTier: Text,
    /** Months. */
    membershipTerm: Type.Union([Type.Integer(), Type.Null()]),
    membershipStartDate: MaybeDate,
    membershipExpDate: MaybeDate,
    epicContractId: Type.Integer({ minimum: 0 }),
    /** What the old system said of the current year; the points account is what counts. */
    currentYearEpicAdvPointsAvail: Type.Integer(),
    currentYearMaxEpicAdvPoints: Type.Integer(),
    communications: Type.Array(CommunicationEntry),
  }),
);

export const memberEvents = [MemberImported] as const;
export type MemberEvent = EventsOf<typeof memberEvents>;
