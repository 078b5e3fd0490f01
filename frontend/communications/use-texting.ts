import { useQuery } from '@tanstack/react-query';
import type { TextingAnswer } from '../../backend/leads/texts/texts-by-staff.js';
import { get } from '../server/http.js';
import { useFollowRecord } from '../server/live/use-live.js';

/** Whether the lead may be texted, kept as it is: a STOP takes the offer away at once. */
export function useTexting(leadId: number, asked: boolean): TextingAnswer | undefined {
  const { data, refetch } = useQuery({
    queryKey: ['texting', leadId],
    queryFn: async ({ signal }) => (await get<TextingAnswer>(`/api/Communications/ForLead/${leadId}/Texting`, signal)).data,
    enabled: asked,
    staleTime: 0,
  });
  const again = () => void refetch();
  useFollowRecord(`lead-${leadId}`, asked && data !== undefined, { onMoved: again, onReadAgain: again });
  return data;
}
