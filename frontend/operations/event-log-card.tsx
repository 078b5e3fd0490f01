import type { ReactNode } from 'react';
import type { EventLogStatus } from '../../backend/operations/event-log.controller.js';
import { formatWhen } from '../kit/format/dates.js';
import { formatCount } from '../kit/format/money.js';
import { Section } from '../kit/page/section.js';
import { Verdict } from './verdict.js';
import type { Looked } from './use-look.js';

/** Which log all rests on, and what others have written to it. */
export function EventLogCard({ data }: Looked<EventLogStatus>) {
  return (
    <Section title="Event log">
      {data && (
        <ul className="plain-list operations-list">
          <li>
            <Verdict ok={data.complaint === null} words={data.complaint === null ? 'Fits' : 'Does not fit'} />
            <Fact name={data.complaint ?? 'Belongs to this database'} detail={data.logId ?? 'It has no identity yet'} />
          </li>
          <li>
            <span>Comes from</span>
            <Fact name={data.store === 'postgres' ? 'The database itself' : 'EventStoreDB'} detail={data.foundCompany ? 'held the company before this database did' : 'begun with this database'} />
          </li>
          <li>
            <span>Of others</span>
            <Fact name={data.foreignEvents === 0 ? 'No events' : `${formatCount(data.foreignEvents)} left alone`} detail={lastOf(data)} />
          </li>
          {data.peopleWithoutKey > 0 && (
            <li>
              <Verdict ok={false} words="Keys missing" />
              <Fact name={`${formatCount(data.peopleWithoutKey)} ${data.peopleWithoutKey === 1 ? 'person is' : 'people are'} blank`} detail="The database lacks their keys: bring them back with npm run keys:import" />
            </li>
          )}
        </ul>
      )}
    </Section>
  );
}

function Fact({ name, detail }: { readonly name: ReactNode; readonly detail: string | undefined }) {
  return (
    <span>
      {name}
      {detail && <span className="section-note operations-detail operations-identity">{detail}</span>}
    </span>
  );
}

function lastOf({ lastForeign }: EventLogStatus): string | undefined {
  return lastForeign ? `last ${lastForeign.type} in ${lastForeign.stream}, ${formatWhen(lastForeign.at)}` : undefined;
}
