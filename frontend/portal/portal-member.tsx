import { useParams } from 'react-router-dom';
import type { AgentsMember } from '../../backend/members/agents/agents.dto.js';
import { formatDate } from '../kit/format/dates.js';
import { DetailBones } from '../kit/detail/detail-bones.js';
import { Page } from '../kit/page/page.js';
import { StatusPill } from '../kit/status/status.js';
import { AgentNotes } from './agent-notes.js';
import { BuyPoints } from './buy-points.js';
import { finish, type OpenedMember } from './portal-calls.js';
import { PortalLayout } from './portal-layout.js';
import { PortalPointsCard } from './portal-points.js';
import { PortalPurchases } from './portal-purchases.js';
import { TimeAtRest } from './time-at-rest.js';
import { usePortalMember, type PortalMember } from './use-portal-member.js';
import './portal-member.css';

/** /portal/rci-member/:memberId */
export function PortalMemberPage() {
  const { memberId = '' } = useParams();
  const portal = usePortalMember(memberId);
  const { opened, problem, endsAt, refresh, close } = portal;
  if (!opened) {
    return (
      <PortalLayout end={null} foot={null}>
        <Page title="Member">{problem && !problem.isClosed ? <NotThere words={problem.message} retry={() => void refresh()} /> : <DetailBones />}</Page>
      </PortalLayout>
    );
  }
  const { member } = opened;
  const ended = () => void finish().finally(() => close(`${nameOf(member)} is closed.`));
  return (
    <PortalLayout
      end={<TimeAtRest endsAt={endsAt} onOver={() => close('The member was closed after 30 minutes at rest.')} onFinish={ended} />}
      foot={`Session ${member.session.name} of RCI Agent. What you open and do is written down.`}
    >
      <Page title={nameOf(member)}>
        {problem && <NotThere words={problem.message} retry={() => void refresh()} />}
        <Shown opened={opened} refresh={refresh} />
      </Page>
    </PortalLayout>
  );
}

function Shown({ opened: { member, points }, refresh }: { readonly opened: OpenedMember; readonly refresh: PortalMember['refresh'] }) {
  const { memberStatus, rciMemberNumber, membershipTier, membershipStartDate, membershipExpDate } = member;
  const said = [`RCI ${rciMemberNumber}`, membershipTier, [formatDate(membershipStartDate), formatDate(membershipExpDate)].filter(Boolean).join(' to ')].filter(Boolean);
  return (
    <div className="portal-member">
      <header className="portal-member-head">
        <h1>{nameOf(member)}</h1>
        <StatusPill status={memberStatus} />
        <span className="portal-quiet">{said.join(' · ')}</span>
      </header>
      <div className="portal-member-columns">
        <div className="portal-member-points">
          <PortalPointsCard points={points} />
          <BuyPoints points={points} onBought={refresh} />
          <PortalPurchases points={points} onChanged={refresh} />
        </div>
        <AgentNotes notes={member.communications} onSaved={refresh} />
      </div>
    </div>
  );
}

function NotThere({ words, retry }: { readonly words: string; readonly retry: () => void }) {
  return (
    <p role="alert" className="portal-problem">
      {words} <button type="button" className="link-button" onClick={retry}>Retry</button>
    </p>
  );
}

function nameOf({ firstName, lastName }: AgentsMember): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
