import type { ReactNode } from 'react';
import type { MemberAnswer } from '../../backend/members/member.dto.js';
import { memberListFields } from '../../events/members/member.fields.js';
import { addressLines, mailLink } from '../kit/detail/contact.js';
import { sectionsOf } from '../kit/detail/sections/record-section.js';
import { SectionCard } from '../kit/detail/sections/section-card.js';
import { formatCount } from '../kit/format/money.js';
import { formatPhone } from '../kit/format/phone.js';
import { MovingFigure } from '../kit/moving-figure.js';
import { Section } from '../kit/page/section.js';
import './members.css';

interface CardProps {
  readonly member: MemberAnswer;
}

const LIST_ALONE = 'The list alone shows it.';
const named = { readWith: 'firstName' } as const;
const ofAddress = { readWith: 'address' } as const;

const { person, membership } = sectionsOf<MemberAnswer>()(
  memberListFields,
  {
    person: {
      title: 'Member',
      fields: {
        firstName: { label: 'Name', shown: ({ firstName, middleName, lastName }) => [firstName, middleName, lastName].filter(Boolean).join(' ') },
        middleName: named,
        lastName: named,
        rciMemberNumber: {},
        email: { shown: ({ email }) => mailLink(email) },
        mobilePhone: { label: 'Mobile', shown: ({ mobilePhone }) => formatPhone(mobilePhone) },
        homePhone: { label: 'Home', shown: ({ homePhone }) => formatPhone(homePhone) },
        address: { shown: addressOf },
        city: ofAddress,
        state: ofAddress,
        zipcode: ofAddress,
      },
    },
    membership: {
      title: 'Membership',
      fields: {
        membershipTier: {},
        membershipTerm: { shown: ({ membershipTerm }) => (membershipTerm ? `${membershipTerm} months` : null) },
        membershipStartDate: { label: 'Start' },
        membershipExpDate: {},
        epicContractId: {},
      },
    },
  },
  {
    memberId: 'The title.',
    memberStatus: 'Beside the title.',
    currentYearEpicAdvPointsAvail: 'The card of points.',
    currentYearMaxEpicAdvPoints: 'The card of points.',
    pointsUseYear: 'The card of points.',
    sorLink: LIST_ALONE,
    username: LIST_ALONE,
    passwordIsTemp: LIST_ALONE,
    temporaryPasswordUntil: LIST_ALONE,
    country: LIST_ALONE,
    workPhone: LIST_ALONE,
  },
);

function addressOf({ address, city, state, zipcode }: MemberAnswer): ReactNode {
  return addressLines([address, [city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')]);
}

export function MemberCard({ member }: CardProps) {
  return <SectionCard section={person} record={member} />;
}

export function MembershipCard({ member }: CardProps) {
  return <SectionCard section={membership} record={member} />;
}

/** What is left of this year. */
export function PointsCard({ member, year }: CardProps & { readonly year: string }) {
  const { currentYearEpicAdvPointsAvail: available, currentYearMaxEpicAdvPoints: maximum } = member;
  const used = maximum > 0 ? Math.round(((maximum - available) / maximum) * 100) : 0;
  return (
    <Section title="Points available" note={year}>
      <div className="points-left">
        <b>
          <MovingFigure value={available} format={formatCount} />
        </b>
        <span>of {formatCount(maximum)} a year</span>
      </div>
      <div className="points-bar" role="img" aria-label={`${used}% of the year's points are bought or held`}>
        <span style={{ width: `${used}%` }} />
      </div>
    </Section>
  );
}
