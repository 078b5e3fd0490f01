import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Filter } from '../../../backend/platform/lists/list.dto.js';
import { memberListColumns } from '../../../projections/member-list/member-list.columns.js';
import type { ShownMember } from '../../../projections/member-list/member-list.queries.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { countOf } from '../../kit/format/money.js';
import { columnsOf } from '../../kit/list/columns-of.js';
import { Section } from '../../kit/page/section.js';
import { allRows } from '../../kit/sheet/all-rows.js';
import { Sheet } from '../../kit/sheet/sheet.js';
import { sheetColumns } from '../../kit/sheet/sheet-column.js';
import { StatusDot } from '../../kit/status/status.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';

const noun = { one: 'member', many: 'members' };
const shown: readonly string[] = ['lastName', 'memberId', 'memberStatus', 'epicContractId', 'contractStatus', 'membershipTier', 'membershipStartDate', 'rciMemberNumber'];

interface MembersBehindProps {
  readonly field: 'membershipTier' | 'memberStatus';
  /** Empty for members without one. */
  readonly value: string;
  readonly position: string;
}

/** The members behind a slice. */
export function MembersBehind({ field, value, position }: MembersBehindProps) {
  const { may } = useSession();
  const filters: readonly Filter[] = [value === '' ? { field, op: 'empty' } : { field, op: 'is', value }];
  const { data, error, refetch } = useQuery({
    queryKey: ['members-behind', field, value, position],
    queryFn: ({ signal }) => allRows<ShownMember>({ list: 'member-list', key: 'memberId', filters, sort: '-memberId' }, signal),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  const address = new URLSearchParams({ filters: JSON.stringify(filters), sort: '-memberId' }).toString();
  const actions = (
    <>
      {value !== '' && <Link to={`/admin/epic-members?${field}.oneOf=${encodeURIComponent(value)}`}>Open as list</Link>}
      <ExportButtons url={`/api/lists/member-list/export?${address}`} />
    </>
  );
  return (
    <Section title={value || '(none)'} note={data && countOf(data.length, noun)} action={may('Epic_Members_Main') && actions}>
      <Sheet name="Members behind a slice" columns={columns} rows={data} rowKey={({ memberId }) => String(memberId)} noun={noun} empty="No members are behind this slice." problem={error ? { problem: asProblem(error), retry: () => void refetch() } : undefined} tallest={560} />
    </Section>
  );
}

function useColumns() {
  const { may } = useSession();
  const [opensMembers, opensContracts] = [may('Epic_Members_Detail'), may('Epic_Contracts_Detail')];
  return useMemo(() => {
    const name = ({ firstName, lastName }: ShownMember) => `${firstName} ${lastName}`.trim();
    const all = columnsOf<ShownMember>(memberListColumns, {
      lastName: { render: (row) => (opensMembers ? <Link to={`/admin/epic-members-detail/${row.memberId}`}>{name(row)}</Link> : name(row)) },
      memberStatus: { render: ({ memberStatus }) => <StatusDot status={memberStatus} /> },
      contractStatus: { render: ({ contractStatus }) => <StatusDot status={contractStatus} /> },
      epicContractId: { render: ({ epicContractId }) => (epicContractId > 0 ? opensContracts ? <Link to={`/admin/epic-contracts-detail/${epicContractId}`}>{epicContractId}</Link> : epicContractId : null) },
    });
    return sheetColumns(shown.flatMap((field) => all.filter((column) => column.field === field)));
  }, [opensMembers, opensContracts]);
}
