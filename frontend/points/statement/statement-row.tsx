import { useQuery } from '@tanstack/react-query';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import type { PointsLedgerRow } from '../../../projections/points-ledger/points-ledger.read-model.js';
import { PeekPanel } from '../../kit/list/peek/peek-panel.js';
import { get } from '../../server/http.js';
import { ledgerDefinition } from '../points-ledger.js';

interface StatementRowProps {
  readonly pointLedgerId: number;
  readonly change: PushedChange | undefined;
  readonly onClose: () => void;
}

/** What led to a row: the row itself, and its history or that of its purchase. */
export function StatementRow({ pointLedgerId, change, onClose }: StatementRowProps) {
  const filters = JSON.stringify([{ field: 'pointLedgerId', op: 'is', value: pointLedgerId }]);
  const { data: row } = useQuery({
    queryKey: ['ledger-row', pointLedgerId, change?.position],
    queryFn: async ({ signal }) => (await get<ListPage<PointsLedgerRow>>(`/api/lists/points-ledger?${new URLSearchParams({ filters, limit: '1' }).toString()}`, signal)).data.rows[0] ?? null,
    staleTime: 0,
  });
  if (!row) return null;
  return <PeekPanel definition={ledgerDefinition} peek={ledgerDefinition.peek!} row={row} change={change} onClose={onClose} />;
}
