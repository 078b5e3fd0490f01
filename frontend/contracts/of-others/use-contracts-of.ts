import { useQuery } from '@tanstack/react-query';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { ResaleContractListRow } from '../../../projections/resale-contract-list/resale-contract-list.read-model.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { useSession } from '../../server/session.js';
import { useSoon } from '../../kit/use-soon.js';

export type ContractInShort = Pick<ResaleContractListRow, 'contractId' | 'contractStatus' | 'contractDate' | 'buyer' | 'purchasePrice' | 'tourId'>;

const REFETCH_MS = 250;
const NONE: readonly ContractInShort[] = [];

/** The contracts that name a tour, a unit or a lead, newest first, kept as they are; none for who may not see the list of contracts. */
export function useContractsOf(field: 'tourId' | 'inventoryId' | 'leadId', id: number): readonly ContractInShort[] {
  const { may } = useSession();
  const query = useQuery({
    queryKey: ['contracts of', field, id],
    queryFn: async ({ signal }) => (await get<ListPage<ContractInShort>>(`/api/lists/resale-contract-list?${asked(field, id)}`, signal)).data,
    enabled: id > 0 && may('Contracts_Main'),
    staleTime: 0,
  });
  // Whatever contract is changed in the company: a burst of them is one question.
  const again = useSoon(() => void query.refetch(), REFETCH_MS);
  useFollow({ list: 'resale-contract-list' }, query.data?.position, { onChanges: again, onRefetch: again });
  return query.data?.rows ?? NONE;
}

function asked(field: string, id: number): URLSearchParams {
  return new URLSearchParams({ filters: JSON.stringify([{ field, op: 'is', value: id }]), sort: '-contractId', limit: '50' });
}
