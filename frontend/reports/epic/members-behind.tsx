import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { NONE } from '../../../events/reports/report-keys.rules.js';
import type { MemberBehindSlice, MembersBehindAnswer } from '../../../backend/reports/epic/epic-dashboard.dto.js';
import { behindParams, type EpicBehind } from '../../../backend/reports/epic/epic-view.rules.js';
import { paymentWords } from '../../../backend/reports/epic/epic-words.rules.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { formatDate } from '../../kit/format/dates.js';
import { countOf, formatCount } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';
import { Sheet } from '../../kit/sheet/sheet.js';
import type { SheetColumn } from '../../kit/sheet/sheet-column.js';
import { StatusDot } from '../../kit/status/status.js';
import { get } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';

const noun = { one: 'member', many: 'members' };

interface MembersBehindProps {
  /** Of the figures above. */
  readonly query: URLSearchParams;
  /** Nobody was enrolled later: the list, which has no years, shows the same. */
  readonly isNewest: boolean;
  readonly behind: Extract<EpicBehind, { readonly by: string }>;
  /** These rows are at least as new. */
  readonly position: string;
  readonly onClose: () => void;
}

/** The members behind a slice: as many as it counts. */
export function MembersBehind({ query, isNewest, behind, position, onClose }: MembersBehindProps) {
  const { by, name } = behind;
  const asked = new URLSearchParams({ ...Object.fromEntries(query), ...behindParams(behind) }).toString();
  const { data, error, refetch } = useQuery({
    queryKey: ['members-behind', asked, position],
    queryFn: async ({ signal }) => (await get<MembersBehindAnswer>(`/api/Reports/epic-dashboard/members?${asked}`, signal, position)).data,
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(data?.rows);
  const list = `/admin/epic-members?${by === 'tier' ? 'membershipTier' : 'memberStatus'}.oneOf=${encodeURIComponent(name)}`;
  const actions = (
    <>
      {data?.live && isNewest && name !== NONE && <Link to={list}>Open as list</Link>}
      <ExportButtons url={`/api/Reports/epic-dashboard/members/Export?${asked}`} />
      <button type="button" className="link-button" onClick={onClose}>
        Close
      </button>
    </>
  );
  return (
    <Section title={name} note={data && `${countOf(data.count, noun)} behind this slice${data.rows.length < data.count ? `; only the first ${formatCount(data.rows.length)} are listed` : ''}`} action={actions}>
      <Sheet name="Members behind a slice" columns={columns} rows={data?.rows} rowKey={({ memberId }) => String(memberId)} noun={noun} empty="No members are behind this slice." problem={error ? { problem: asProblem(error), retry: () => void refetch() } : undefined} tallest={560} />
    </Section>
  );
}

function useColumns(rows: readonly MemberBehindSlice[] | undefined): readonly SheetColumn<MemberBehindSlice>[] {
  const { may } = useSession();
  const [opensMembers, opensContracts] = [may('Epic_Members_Detail'), may('Epic_Contracts_Detail')];
  const first = rows?.[0];
  const [seesMoney, seesPoints] = [first !== undefined && 'price' in first, first !== undefined && 'pointsToBuy' in first];
  return useMemo(() => {
    const money: readonly SheetColumn<MemberBehindSlice>[] = [
      { field: 'payment', label: 'Paid', kind: 'text', width: 90, value: ({ payment }) => (payment ? paymentWords[payment] : '') },
      { field: 'price', label: 'Total price', kind: 'money', width: 110, value: ({ price }) => price },
    ];
    return [
      { field: 'name', label: 'Member', kind: 'text', width: 170, value: (row) => row.name, show: ({ name, memberId }) => (opensMembers ? <Link to={`/admin/epic-members-detail/${memberId}`}>{name || memberId}</Link> : name) },
      { field: 'memberId', label: 'No.', kind: 'number', width: 72, align: 'start', reference: true, value: (row) => row.memberId },
      { field: 'memberStatus', label: 'Status', kind: 'text', width: 110, value: (row) => row.memberStatus, show: ({ memberStatus }) => <StatusDot status={memberStatus} /> },
      { field: 'epicContractId', label: 'Contract', kind: 'number', width: 84, align: 'start', reference: true, value: (row) => row.epicContractId || null, show: ({ epicContractId }) => (epicContractId > 0 ? opensContracts ? <Link to={`/admin/epic-contracts-detail/${epicContractId}`}>{epicContractId}</Link> : epicContractId : null) },
      { field: 'contractStatus', label: 'Contract status', kind: 'text', width: 180, value: (row) => row.contractStatus, show: ({ contractStatus }) => <StatusDot status={contractStatus} /> },
      { field: 'membershipStartDate', label: 'Start', kind: 'date', width: 104, value: ({ membershipStartDate }) => membershipStartDate, show: ({ membershipStartDate }) => formatDate(membershipStartDate) },
      ...(seesMoney ? money : []),
      ...(seesPoints ? [{ field: 'pointsToBuy', label: 'Points to buy', kind: 'number', width: 110, value: (row) => row.pointsToBuy } satisfies SheetColumn<MemberBehindSlice>] : []),
    ];
  }, [opensMembers, opensContracts, seesMoney, seesPoints]);
}
