import { useQuery } from '@tanstack/react-query';
import type { Health, HealthPart } from '../../backend/platform/health/health-checks.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { get } from '../server/http.js';
import { asProblem, Problem } from '../server/problem.js';
import { Verdict } from './verdict.js';

const LOOK_MS = 5_000;

const names: Readonly<Record<string, string>> = { database: 'Database', eventStore: 'Event store', eventLog: 'Event log', personKeys: 'Keys of people', projections: 'Projections', reactions: 'Reactions' };

/** One look for the card and its tile. */
export function useHealth() {
  return useQuery({ queryKey: ['health'], queryFn: ({ signal }) => readHealth(signal), refetchInterval: LOOK_MS });
}

/** The stores that everything rests on. */
export function HealthCard() {
  const query = useHealth();
  return (
    <Section title="Stores">
      {query.error && !query.data ? <ProblemNotice problem={asProblem(query.error)} retry={() => void query.refetch()} /> : null}
      <ul className="plain-list operations-list">
        {Object.entries(query.data?.parts ?? {}).map(([name, part]) => (
          <li key={name}>
            <Verdict ok={part.ready} words={part.ready ? 'Ready' : 'Not ready'} />
            <span>
              {names[name] ?? name}
              <span className="section-note operations-detail">{factsOf(part)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A 503 says what is missing in the same form. */
async function readHealth(signal: AbortSignal): Promise<Health> {
  try {
    return (await get<Health>('/api/health', signal)).data;
  } catch (error) {
    if (error instanceof Problem && 'parts' in error.body) return error.body as unknown as Health;
    throw error;
  }
}

function factsOf({ ready: _ready, ...facts }: HealthPart): string {
  return Object.entries(facts)
    .filter(([, fact]) => typeof fact === 'string' || typeof fact === 'number')
    .map(([name, fact]) => `${name} ${String(fact)}`)
    .join(' · ');
}
