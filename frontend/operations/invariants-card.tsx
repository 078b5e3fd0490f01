import { useQuery } from '@tanstack/react-query';
import type { InvariantVerdict } from '../../backend/platform/invariants/invariant-registry.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { formatTime } from '../kit/format/dates.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { get } from '../server/http.js';
import { asProblem } from '../server/problem.js';
import { Verdict } from './verdict.js';

type Invariant = InvariantVerdict & { readonly name: string };

/** Checking reads whole accounts, so it is done seldom and on demand. */
const CHECK_MS = 60_000;

/** One look for the card and its tile. */
export function useInvariants() {
  return useQuery({ queryKey: ['invariants'], queryFn: async ({ signal }) => (await get<Invariant[]>('/api/Operations/Invariants', signal)).data, refetchInterval: CHECK_MS });
}

/** What must hold whatever happens, as the product itself finds it. */
export function InvariantsCard() {
  const query = useInvariants();
  const again = (
    <button type="button" className="link-button" disabled={query.isFetching} onClick={() => void query.refetch()}>
      {query.isFetching ? 'Please wait…' : 'Check again'}
    </button>
  );
  const checked = query.dataUpdatedAt > 0 ? `checked ${formatTime(new Date(query.dataUpdatedAt))}` : undefined;
  return (
    <Section title="What must hold" note={checked} action={again}>
      {query.error && !query.data ? <ProblemNotice problem={asProblem(query.error)} retry={() => void query.refetch()} /> : null}
      {query.data?.length === 0 && <Nothing text="Nothing is checked yet." />}
      <ul className="plain-list operations-list">
        {query.data?.map(({ name, ok, detail }) => (
          <li key={name}>
            <Verdict ok={ok} words={ok ? 'Holds' : 'Broken'} />
            <span>
              {name}
              <span className="section-note operations-detail">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
