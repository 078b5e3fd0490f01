import { useQuery } from '@tanstack/react-query';
import type { DocumentStanding } from '../../backend/platform/documents/document-standing.js';
import { get } from '../server/http.js';

export interface StandingRead {
  readonly standing: DocumentStanding | undefined;
  readonly reading: boolean;
  readonly failed: boolean;
}

/**
 * Whether a version still says what its record does.
 * @param url of the version; none where nothing is made or it is of no interest
 * @param revision of the record as it is shown: whatever happens to it is asked about anew
 */
export function useStanding(url: string | undefined, revision: number): StandingRead {
  const { data, isLoading, isError } = useQuery({
    queryKey: ['standing', url, revision],
    queryFn: async ({ signal }) => (await get<DocumentStanding>(`${url}/Standing`, signal)).data,
    enabled: url !== undefined,
  });
  return { standing: data, reading: isLoading, failed: isError };
}
