import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../backend/platform/lists/list.dto.js';
import { formatCount } from '../kit/format/money.js';
import { MovingFigure } from '../kit/moving-figure.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { get } from '../server/http.js';
import { useFollow } from '../server/live/use-live.js';
import { asProblem } from '../server/problem.js';
import './points-balance.css';

const LIST = 'points-balance';

interface Balance {
  readonly credits: string;
  readonly debits: string;
  readonly balance: string;
}

/** Credits minus debits of all posted rows (decisions.md F14), moving as rows are posted. */
export function PointsBalance() {
  const client = useQueryClient();
  const queryKey = [LIST];
  const query = useQuery({ queryKey, queryFn: async ({ signal }) => (await get<ListPage>(`/api/lists/${LIST}`, signal)).data });
  useFollow({ list: LIST }, query.data?.position, {
    onChanges: (changes) => {
      const row = changes.at(-1)?.row;
      if (row) client.setQueryData<ListPage>(queryKey, (page) => page && { ...page, rows: [row] });
    },
    onRefetch: () => void client.invalidateQueries({ queryKey }),
  });
  if (query.error) return <ProblemBar problem={asProblem(query.error)} retry={() => void query.refetch()} dismiss={() => void query.refetch()} />;
  const held = query.data?.rows[0] as Balance | undefined;
  const { credits, debits, balance } = held ?? { credits: '0', debits: '0', balance: '0' };
  return (
    <section className="card points-balance" aria-label="Current balance" aria-busy={query.isPending}>
      <span className="points-balance-label">Current balance</span>
      <span className="points-balance-figure">{query.isPending ? <span className="bone" style={{ width: 120, height: 20 }} /> : <MovingFigure value={Number(balance)} format={formatCount} />}</span>
      <span className="points-balance-parts">
        {formatCount(credits)} credits − {formatCount(debits)} debits
      </span>
    </section>
  );
}
