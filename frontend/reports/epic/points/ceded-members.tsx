import { useQuery } from '@tanstack/react-query';
import { monthInWords } from '../../../../backend/platform/calendar/day.rules.js';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { CededMember, CedeRowsAnswer } from '../../../../backend/reports/cede/cede-report.dto.js';
import { ExportButtons } from '../../../kit/export-buttons.js';
import { countOf, formatCount } from '../../../kit/format/money.js';
import { Section } from '../../../kit/page/section.js';
import { Sheet } from '../../../kit/sheet/sheet.js';
import type { SheetColumn } from '../../../kit/sheet/sheet-column.js';
import { get } from '../../../server/http.js';
import { asProblem } from '../../../server/problem.js';
import { useSession } from '../../../server/session.js';
import { BucketDot } from './bucket-dot.js';
import type { CedeView } from './cede-view.js';

const noun = { one: 'member', many: 'members' };

interface CededMembersProps {
  readonly query: URLSearchParams;
  readonly behind: NonNullable<CedeView['behind']>;
  /** Of the figures above: these rows are at least as new. */
  readonly position: string;
}

/** The members behind a figure: they add up to it. */
export function CededMembers({ query, behind: { key, month }, position }: CededMembersProps) {
  const asked = new URLSearchParams({ ...Object.fromEntries(query), ...(key && { key }), ...(month && { month }) }).toString();
  const { data, error, refetch } = useQuery({
    queryKey: ['ceded-members', asked, position],
    queryFn: async ({ signal }) => (await get<CedeRowsAnswer>(`/api/Reports/epic-membership-points/rows?${asked}`, signal, position)).data,
  });
  const title = [key ?? (month ? 'All' : 'Total'), ...(month ? [month === 'all' ? 'all of these months' : monthInWords(month)] : [])].join(', ');
  return (
    <Section title={title} note={data && `${countOf(data.total.members, noun)}, ${formatCount(data.total.points)} points`} action={<ExportButtons url={`/api/Reports/epic-membership-points/rows/Export?${asked}`} />}>
      <Sheet
        name="Members behind a figure"
        columns={useColumns()}
        rows={data?.rows}
        rowKey={({ memberId }) => String(memberId)}
        noun={noun}
        {...(data && { last: { key: 'total', values: { name: 'Total', points: data.total.points } } })}
        empty="No members are behind this figure."
        problem={error ? { problem: asProblem(error), retry: () => void refetch() } : undefined}
        tallest={560}
      />
    </Section>
  );
}

function useColumns(): readonly SheetColumn<CededMember>[] {
  const { may } = useSession();
  const [opensMembers, opensContracts] = [may('Epic_Members_Detail'), may('Epic_Contracts_Detail')];
  return useMemo(
    () => [
      { field: 'name', label: 'Member', kind: 'text', width: 170, value: (row) => row.name, show: ({ name, memberId }) => (opensMembers ? <Link to={`/admin/epic-members-detail/${memberId}`}>{name || memberId}</Link> : name) },
      { field: 'memberId', label: 'No.', kind: 'number', width: 72, align: 'start', reference: true, value: (row) => row.memberId },
      { field: 'bucket', label: 'Counted as', kind: 'text', width: 190, value: (row) => row.bucket, show: ({ bucket }) => <BucketDot bucket={bucket} /> },
      { field: 'memberStatus', label: 'Status', kind: 'text', width: 110, value: (row) => row.memberStatus },
      { field: 'membershipTier', label: 'Tier', kind: 'text', width: 110, value: (row) => row.membershipTier },
      { field: 'epicContractId', label: 'Contract', kind: 'number', width: 84, align: 'start', reference: true, value: (row) => row.epicContractId, show: ({ epicContractId }) => (epicContractId > 0 ? opensContracts ? <Link to={`/admin/epic-contracts-detail/${epicContractId}`}>{epicContractId}</Link> : epicContractId : null) },
      { field: 'month', label: 'Enrolled in', kind: 'text', width: 96, value: (row) => monthInWords(row.month) },
      { field: 'rciMemberNumber', label: 'RCI Number', kind: 'text', width: 120, value: (row) => row.rciMemberNumber },
      { field: 'points', label: 'Points', kind: 'number', width: 92, value: (row) => row.points },
    ],
    [opensMembers, opensContracts],
  );
}
