import { useQuery } from '@tanstack/react-query';
import { get } from './http.js';

interface Resort {
  /** 0 for one that only units name. */
  readonly resortId: number;
  readonly resortName: string;
}

/** The resorts that forms and searches offer. */
export function useResorts() {
  const { data, refetch } = useQuery({ queryKey: ['resorts'], queryFn: async ({ signal }) => (await get<readonly Resort[]>('/api/Resort', signal)).data, staleTime: 0 });
  return { resorts: data ?? [], refetch };
}

const NONE = 'None';

/** What the resort calls its kinds of unit (document 3, 2.7). */
export function useUnitTypes(resortName: string): readonly string[] {
  const { resorts } = useResorts();
  const resortId = resorts.find((resort) => resort.resortName === resortName)?.resortId ?? 0;
  const { data } = useQuery({
    queryKey: ['unit types', resortId],
    queryFn: async ({ signal }) => (await get<readonly { readonly unitTypeCode: string }[]>(`/api/UnitType/ForResort/${resortId}`, signal)).data.map(({ unitTypeCode }) => unitTypeCode),
    enabled: resortId > 0,
  });
  return data && data.length > 0 ? data : [NONE];
}
