import { Fragment } from 'react';
import { EditableCard } from '../kit/detail/sections/editable-card.js';
import { RecordFacts, type RecordValues } from '../kit/detail/sections/record-facts.js';
import { linesOf } from '../kit/detail/sections/record-section.js';
import { SectionCard } from '../kit/detail/sections/section-card.js';
import { formatCount } from '../kit/format/money.js';
import { MovingFigure } from '../kit/moving-figure.js';
import { PageLink } from '../kit/page/page-link.js';
import { Facts, Section } from '../kit/page/section.js';
import { StatusDot } from '../kit/status/status.js';
import { MemberSectionForm } from './member-form.js';
import type { Member, OpenMember } from './member-record.js';
import { memberSections } from './member-sections.js';
import './members.css';

interface CardProps {
  readonly member: Member;
}

export function MemberCard({ member }: CardProps) {
  return <SectionCard section={memberSections.person} record={member} />;
}

export function MembershipCard({ member }: CardProps) {
  return <SectionCard section={memberSections.membership} record={member} />;
}

/** Who the member is; edits in place. */
export function PersonCard({ open }: { readonly open: OpenMember }) {
  const { data } = open;
  const [name, ...lines] = linesOf(memberSections.person, data);
  const coBuyer = !open.inThePast && data.contract?.coBuyer;
  const withWhom = coBuyer ? [{ label: 'With', value: coBuyer, fields: [] }] : [];
  return (
    <EditableCard title="Member" section={open.section('person')} form={() => <MemberSectionForm open={open} part="person" />}>
      <RecordFacts record={data as RecordValues} lines={[name!, ...withWhom, ...lines]} />
    </EditableCard>
  );
}

/** What was bought, and the person's other memberships; edits in place. */
export function TermsCard({ open }: { readonly open: OpenMember }) {
  return (
    <EditableCard title="Membership" section={open.section('membership')} form={() => <MemberSectionForm open={open} part="membership" />}>
      <RecordFacts record={open.data as RecordValues} lines={linesOf(memberSections.membership, open.data)} />
      {!open.inThePast && open.data.otherMemberships.length > 0 && (
        <div className="member-others">
          <Facts facts={[{ label: 'Also member', value: <Others member={open.data} /> }]} />
        </div>
      )}
    </EditableCard>
  );
}

/** Two contracts of one person are two memberships. */
function Others({ member: { otherMemberships } }: CardProps) {
  return otherMemberships.map(({ memberId, memberStatus, membershipTier }) => (
    <Fragment key={memberId}>
      <span className="member-contract">
        <PageLink page={`/admin/epic-members-detail/${memberId}`}>{memberId}</PageLink>
        <StatusDot status={memberStatus} />
        <span className="member-aside">{membershipTier}</span>
      </span>
    </Fragment>
  ));
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
