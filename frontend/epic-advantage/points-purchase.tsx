import { useParams } from 'react-router-dom';
import { nothingToBuy, staffMaySell } from '../../backend/points/who-may-buy.rules.js';
import type { Member } from '../epic-members/member-record.js';
import { DetailBones } from '../kit/detail/detail-bones.js';
import { DetailColumns, DetailStack } from '../kit/detail/detail-columns.js';
import { isMissing, NoSuchRecord } from '../kit/detail/no-such-record.js';
import { UnsavedChanges } from '../kit/form/unsaved/unsaved-changes.js';
import { today } from '../kit/format/dates.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { StatusPill } from '../kit/status/status.js';
import { useRecord } from '../server/use-record.js';
import { HeldPurchases } from './held-purchases.js';
import { MemberCard, MembershipCard, PointsCard } from '../epic-members/member-cards.js';
import { PastPurchases } from './past-purchases.js';
import { PurchaseForm } from './purchase-form.js';
import { usePurchases } from './use-purchases.js';

/** /admin/epic-advantage-new-contract-for-member/:id */
export function PointsPurchase() {
  const { id = '' } = useParams();
  return <OpenMember key={id} id={id} />;
}

function OpenMember({ id }: { readonly id: string }) {
  const name = { list: 'member-list', key: id, url: `/api/Members/${id}` };
  const { record, problem, retry } = useRecord<Member>(name);
  const purchases = usePurchases(name);
  const wanted = { noun: 'member', id, list: '/admin/epic-members' };
  if (!record && isMissing(wanted, problem)) return <Page title="Purchase points"><NoSuchRecord wanted={wanted} /></Page>;
  if (!record) return <Page title="Purchase points">{problem ? <ProblemNotice problem={problem} retry={retry} /> : <DetailBones />}</Page>;
  const { memberStatus = '' } = record.data;
  const closedFor = staffMaySell(memberStatus) ? '' : nothingToBuy(memberStatus);
  const member = record.data;
  const available = member.currentYearEpicAdvPointsAvail;
  return (
    <Page title={`Points for ${member.firstName} ${member.lastName}`}>
      <PageHeader
        title={`${member.firstName} ${member.lastName}`}
        note={
          <span className="status-line">
            <StatusPill status={member.memberStatus ?? ''} />
            <span className="said-aloud">
              <span>Member {id}</span>
              <span>{member.membershipTier}</span>
              <span>Purchase advantage points</span>
            </span>
          </span>
        }
      />
      <UnsavedChanges>
        <DetailColumns
          history={
            <DetailStack>
              <PointsCard member={member} year={today().slice(0, 4)} />
              <PurchaseForm key={available > 0 && closedFor === '' ? 'some' : 'none'} memberId={Number(id)} available={available} closedFor={closedFor} onBought={purchases.refresh} />
            </DetailStack>
          }
        >
          <HeldPurchases rows={purchases.held} onSettled={purchases.refresh} />
          <MemberCard member={member} />
          <MembershipCard member={member} />
          <PastPurchases rows={purchases.rows} problem={purchases.problem} retry={purchases.refresh} />
        </DetailColumns>
      </UnsavedChanges>
    </Page>
  );
}
