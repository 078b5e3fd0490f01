import { useQuery } from '@tanstack/react-query';
import type { ListPage } from '../../../backend/platform/lists/list.dto.js';
import type { EpicContractListRow } from '../../../projections/epic-contract-list/epic-contract-list.read-model.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { useSession } from '../../server/session.js';

export type EpicContractInShort = Pick<EpicContractListRow, 'epicContractId' | 'contractStatus' | 'contractDate' | 'buyerFirstName' | 'buyerLastName' | 'membershipTier' | 'purchasePrice' | 'tourId'>;

const REFETCH_MS = 250;
const NONE: readonly EpicContractInShort[] = [];

/** The membership contracts that name a tour or a lead, newest first, kept as they are; none for who may not see their list. */
export function useEpicContractsOf(field: 'tourId' | 'leadId', id: number): readonly EpicContractInShort[] {
  const { may } = useSession();
  const query = useQuery({
    queryKey: ['epic contracts of', field, id],
    queryFn: async ({ signal }) => (await get<ListPage<EpicContractInShort>>(`/api/lists/epic-contract-list?${asked(field, id)}`, signal)).data,
    enabled: id > 0 && may('Epic_Contracts_Main'),
    staleTime: 0,
  });
  // Whatever contract is changed in the company: a burst of them is one question.
  const again = useSoon(() => void query.refetch(), REFETCH_MS);
  useFollow({ list: 'epic-contract-list' }, query.data?.position, { onChanges: again, onRefetch: again });
  return query.data?.rows ?? NONE;
}

function asked(field: string, id: number): URLSearchParams {
  return new URLSearchParams({ filters: JSON.stringify([{ field, op: 'is', value: id }]), sort: '-epicContractId', limit: '50' });
}
