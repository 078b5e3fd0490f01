import { Type } from '@sinclair/typebox';
import { communication } from './communication.js';
import { defineEvent, type EventsOf } from './event.js';
import { day, orNull, text, whole } from './field-schemas.js';

/** A member of the vacation club as the old system held it. Stream `member-<memberId>`; points live in the points accounts. */
export const MemberImported = defineEvent(
  'MemberImported',
  1,
  Type.Object({
    memberId: Type.Integer({ minimum: 1 }),
    firstName: text,
    middleName: text,
    lastName: text,
    rciMemberNumber: text,
    sorLink: text,
    username: text,
    passwordIsTemp: text,
    address: text,
    city: text,
    state: text,
    zipcode: text,
    /** ISO 3166 code where the name was known. */
    country: text,
    mobilePhone: text,
    homePhone: text,
    workPhone: text,
    email: text,
    memberStatus: text,
    membershipTier: text,
    /** Months. */
    membershipTerm: orNull(whole),
    membershipStartDate: orNull(day),
    membershipExpDate: orNull(day),
    epicContractId: Type.Integer({ minimum: 0 }),
    /** What the old system said of the current year; the points account is what counts. */
    currentYearEpicAdvPointsAvail: Type.Integer(),
    currentYearMaxEpicAdvPoints: Type.Integer(),
    communications: Type.Array(communication),
  }),
);

export const memberEvents = [MemberImported] as const;
export type MemberEvent = EventsOf<typeof memberEvents>;
