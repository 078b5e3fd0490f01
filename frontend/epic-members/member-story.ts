import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PointsTold } from '../../backend/points/points-story.js';
import { formatTime, today } from '../kit/format/dates.js';
import type { AlsoHappened } from '../kit/history/also-happened.js';
import { useMayOpen } from '../kit/page/page-link.js';
import { get } from '../server/http.js';
import { recordKey } from '../server/use-record.js';
import { memberKind } from './member-record.js';

const NOTHING: readonly PointsTold[] = [];

/** What happened to a member's points, for the member's history; nothing for who may not see points. It is fetched again with the member. */
export function useMemberStory(memberId: string): readonly AlsoHappened[] {
  const mayOpen = useMayOpen();
  const { data = NOTHING } = useQuery({
    queryKey: [...recordKey(memberKind.name(memberId)), 'points', 'story'],
    queryFn: async ({ signal }) => (await get<readonly PointsTold[]>(`/api/EpicAdvantageContracts/ForMember/${memberId}/Account/History`, signal)).data,
    retry: false,
  });
  const [purchases, statement] = [mayOpen('/admin/points-purchases'), mayOpen('/admin/points-statement')];
  return useMemo(() => data.map((told) => toldOfPoints(told, memberId, { purchases, statement })), [data, memberId, purchases, statement]);
}

/** @param opens which pages the reader may open: its purchase, else the statement of its year */
export function toldOfPoints({ key, at, by, title, status, reason, epicAdvantageContractId: purchase, useYear }: PointsTold, memberId: string, opens: { readonly purchases: boolean; readonly statement: boolean }): AlsoHappened {
  const toPurchase = opens.purchases && purchase !== null ? `/admin/points-purchases?epicAdvantageContractId.is=${purchase}` : undefined;
  const toStatement = opens.statement ? `/admin/points-statement?member=${memberId}&period=${useYear}-01-01..${useYear}-12-31` : undefined;
  const about = purchase === null || title.includes(`urchase ${purchase}`) ? '' : `purchase ${purchase}`;
  return { key, day: today(new Date(at)), title, status, lines: [`${by} · ${formatTime(at)}`, about, reason].filter(Boolean), to: toPurchase ?? toStatement };
}
