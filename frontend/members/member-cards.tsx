import type { MemberAnswer } from '../../backend/members/member.wire.js';
import { addressLines, mailLink } from '../kit/detail/contact.js';
import { RecordFacts } from '../kit/detail/record-facts.js';
import { formatDate } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';
import { formatPhone } from '../kit/format/phone.js';
import { MovingFigure } from '../kit/moving-figure.js';
import { Section } from '../kit/page/section.js';
import './members.css';

interface CardProps {
  readonly member: MemberAnswer;
}

export function MemberCard({ member }: CardProps) {
  const record = { ...member };
  const place = [member.city, [member.state, member.zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Section title="Member">
      <RecordFacts
        record={record}
        lines={[
          { label: 'Name', fields: ['firstName', 'lastName'], value: [member.firstName, member.middleName, member.lastName].filter(Boolean).join(' ') },
          { label: 'RCI number', fields: ['rciMemberNumber'], value: member.rciMemberNumber },
          { label: 'Email', fields: ['email'], value: mailLink(member.email) },
          { label: 'Mobile', fields: ['mobilePhone'], value: formatPhone(member.mobilePhone) },
          { label: 'Home', fields: ['homePhone'], value: formatPhone(member.homePhone) },
          { label: 'Address', fields: ['address', 'city', 'state', 'zipcode'], value: addressLines([member.address, place]) },
        ]}
      />
    </Section>
  );
}

export function MembershipCard({ member }: CardProps) {
  return (
    <Section title="Membership">
      <RecordFacts
        record={{ ...member }}
        lines={[
          { label: 'Tier', fields: ['membershipTier'], value: member.membershipTier },
          { label: 'Term', fields: ['membershipTerm'], value: member.membershipTerm ? `${member.membershipTerm} months` : null },
          { label: 'Start', fields: ['membershipStartDate'], value: formatDate(member.membershipStartDate) },
          { label: 'Expires', fields: ['membershipExpDate'], value: formatDate(member.membershipExpDate) },
          { label: 'Contract', fields: ['epicContractId'], value: member.epicContractId || null },
        ]}
      />
    </Section>
  );
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
