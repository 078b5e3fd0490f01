import { DateTime } from 'luxon';
import type { ReactNode } from 'react';
import { memberFields } from '../../events/members/member.fields.js';
import { countryCodes, countryName, DEFAULT_COUNTRY, stateCodes } from '../../events/kernel/place.enums.js';
import { addressLines, mailLink } from '../kit/detail/contact.js';
import { sectionsOf } from '../kit/detail/sections/record-section.js';
import { formatDate, today } from '../kit/format/dates.js';
import { formatPhone } from '../kit/format/phone.js';
import { PageLink } from '../kit/page/page-link.js';
import { StatusDot } from '../kit/status/status.js';
import { nameOf, type Member } from './member-record.js';

const named = { readWith: 'firstName' } as const;
const ofAddress = { readWith: 'address' } as const;
const BILL = 'The bill of points.';
const countries = { options: countryCodes, labels: Object.fromEntries(countryCodes.map((code) => [code, countryName(code)])) };

/** A member by section, as the cards show it and the form edits it. */
export const memberSections = sectionsOf<Member>()(
  memberFields,
  {
    person: {
      title: 'Member',
      fields: {
        firstName: { label: 'Name', shown: (member) => nameOf(member) || null },
        middleName: named,
        lastName: named,
        rciMemberNumber: {},
        sorLink: { kind: 'text' },
        username: { onCard: false },
        mobilePhone: { label: 'Mobile', shown: ({ mobilePhone }) => call(mobilePhone) },
        homePhone: { label: 'Home', shown: ({ homePhone }) => call(homePhone) },
        workPhone: { label: 'Work', shown: ({ workPhone }) => call(workPhone) },
        email: { broad: true, shown: ({ email }) => mailLink(email) },
        address: { shown: addressOf },
        city: ofAddress,
        state: { ...ofAddress, options: stateCodes },
        zipcode: ofAddress,
        country: { ...ofAddress, ...countries },
      },
    },
    membership: {
      title: 'Membership',
      fields: {
        membershipTier: {},
        membershipTerm: { shown: ({ membershipTerm }) => (membershipTerm ? `${membershipTerm} months` : null) },
        membershipStartDate: { label: 'Start' },
        membershipExpDate: { shown: ({ membershipExpDate }) => expiry(membershipExpDate) },
        epicContractId: { asked: false, shown: (member) => <ContractOf {...member} /> },
      },
    },
  },
  {
    memberStatus: 'Beside the title.',
    passwordIsTemp: 'The card of the website.',
    temporaryPasswordUntil: 'The card of the website.',
    currentYearEpicAdvPointsAvail: BILL,
    currentYearMaxEpicAdvPoints: BILL,
  },
);

/** One taps it to call. */
function call(number: string | undefined): ReactNode {
  return number ? <a href={`tel:${number}`}>{formatPhone(number)}</a> : null;
}

function addressOf({ address, city, state, zipcode, country }: Member): ReactNode {
  const place = [city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const abroad = country && country !== DEFAULT_COUNTRY ? countryName(country) : '';
  return addressLines([address, place, abroad]);
}

/** "12/31/2035, in 9 years" */
function expiry(day: string | null | undefined): string | null {
  if (!day) return null;
  const { years = 0 } = DateTime.fromISO(day).diff(DateTime.fromISO(today()), 'years').toObject();
  const whole = Math.floor(years);
  return whole >= 1 ? `${formatDate(day)}, in ${whole} ${whole === 1 ? 'year' : 'years'}` : formatDate(day);
}

/** Its number leads there, for who may. */
function ContractOf({ epicContractId, contract }: Member) {
  if (!epicContractId) return '–';
  return (
    <span className="member-contract">
      <PageLink page={`/admin/epic-contracts-detail/${epicContractId}`}>{epicContractId}</PageLink>
      {contract && <StatusDot status={contract.contractStatus} />}
      {contract && <span className="member-aside">{contract.signed ? 'signed' : 'not signed'}</span>}
    </span>
  );
}
