import { memberStatuses } from '../../events/members/member.enums.js';
import { memberNeedsReason } from '../../backend/members/member-status.rules.js';
import type { Confirmation } from '../kit/detail/confirm-dialog.js';
import { StatusLine } from '../kit/detail/status/status-line.js';
import { formatDate } from '../kit/format/dates.js';
import { useSession } from '../server/session.js';
import { MAY_ADMINISTER_MEMBERS, type OpenMember } from './member-record.js';

/** The status, the numbers that people say aloud, and until when it is what. */
export function MemberStatusLine({ open }: { readonly open: OpenMember }) {
  const { may } = useSession();
  const { memberId, rciMemberNumber, membershipTier, membershipExpDate } = open.data;
  const membership = [membershipTier, membershipExpDate && `until ${formatDate(membershipExpDate)}`].filter(Boolean).join(' ');
  return (
    <StatusLine
      open={open}
      editable={!open.inThePast && may(MAY_ADMINISTER_MEMBERS)}
      status={{ field: 'memberStatus', words: memberStatuses, part: 'Status', needsReason: memberNeedsReason, confirms: ending }}
      said={[`Member ${memberId}`, rciMemberNumber && `RCI ${rciMemberNumber}`, membership]}
    />
  );
}

function ending(to: string): Confirmation | undefined {
  if (to !== 'Rescinded' && to !== 'Canceled' && to !== 'Expired') return undefined;
  return { question: `The membership ends here, and its contract stays as it is. No account of points opens for it any more at New Year.`, confirmText: `Set to ${to}` };
}
