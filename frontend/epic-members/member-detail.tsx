import { PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { MAY_SELL_POINTS } from '../epic-advantage/points-sellers.js';
import { usePurchases } from '../epic-advantage/use-purchases.js';
import { DetailStack } from '../kit/detail/detail-columns.js';
import { pagesOf, type PageProps } from '../kit/detail/pages-of.js';
import { RecordScreen } from '../kit/detail/record-screen.js';
import { today } from '../kit/format/dates.js';
import { LinkButton } from '../kit/page/link-button.js';
import { useSession } from '../server/session.js';
import { PersonCard, TermsCard } from './member-cards.js';
import { MemberCommunications } from './member-communications.js';
import { MemberForm } from './member-form.js';
import { MemberPoints } from './member-points.js';
import { MemberPurchases } from './member-purchases.js';
import { editedSections, MAY_EDIT_MEMBERS, memberKind, type OpenMember } from './member-record.js';
import { useMemberStory } from './member-story.js';
import { MemberStatusLine } from './member-status-line.js';
import { MemberWebsite } from './member-website.js';
import './members.css';

const pages = pagesOf(MemberScreen, '/admin/epic-members-detail');

/** /admin/epic-members-detail/:id */
export const MemberDetail = pages.Detail;

/** /admin/epic-members-edit/:id: who may not edit reads it (`decisions.md B12`). */
export function MemberEdit() {
  const { may } = useSession();
  return may(MAY_EDIT_MEMBERS) ? <pages.Edit /> : <pages.Detail />;
}

function MemberScreen(props: PageProps) {
  const { may } = useSession();
  const { id = '' } = useParams();
  const story = useMemberStory(id);
  return (
    <RecordScreen
      {...props}
      kind={memberKind}
      sections={editedSections}
      form={MemberForm}
      note={(open) => <MemberStatusLine open={open} />}
      actions={({ data, inThePast }) =>
        !inThePast && data.memberStatus === 'Active' && may(MAY_SELL_POINTS) && <LinkButton to={`/admin/epic-advantage-new-contract-for-member/${data.memberId}`} icon={<PlusIcon />} text="Buy points" />
      }
      alsoHappened={story}
      beside={({ data, inThePast }) => !inThePast && data.memberId !== undefined && <MemberCommunications memberId={data.memberId} />}
    >
      {(open) => <MemberCards open={open} />}
    </RecordScreen>
  );
}

/** Points, purchases and the website stand in other streams than the member's own: of the past the statement tells. */
function MemberCards({ open }: { readonly open: OpenMember }) {
  if (!open.inThePast) return <CardsOfNow open={open} />;
  return (
    <>
      <PersonCard open={open} />
      <TermsCard open={open} />
    </>
  );
}

function CardsOfNow({ open }: { readonly open: OpenMember }) {
  const thisYear = Number(today().slice(0, 4));
  const [useYear, setUseYear] = useState(thisYear);
  const purchases = usePurchases(open.name);
  const rows = purchases.rows ?? [];
  const useYears = [...new Set([thisYear, ...rows.map((row) => Number(row.useYear))])].toSorted((one, other) => other - one);
  return (
    <>
      <DetailStack>
        <PersonCard open={open} />
        <TermsCard open={open} />
      </DetailStack>
      <DetailStack>
        <MemberPoints open={open} useYear={useYear} useYears={useYears} onUseYear={setUseYear} held={purchases.held.filter((row) => Number(row.useYear) === useYear)} />
        <MemberWebsite open={open} />
      </DetailStack>
      <MemberPurchases useYear={useYear} purchases={purchases} />
    </>
  );
}
