import type { IncomingRow } from '../../backend/platform/incoming/incoming-reader.js';
import { formatWhen } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import { QueuedRow } from '../outbox/queued-row.js';
import type { Looked } from './use-look.js';

/** What others told the product and is not handled yet; there only while there is something. */
export function IncomingCard({ data, refresh }: Looked<readonly IncomingRow[]>) {
  if (!data?.length) return null;
  return (
    <Section title="Incoming" note="webhooks">
      <ul className="plain-list operations-outgoing">
        {data.map((row) => (
          <QueuedRow key={row.id} row={row} title={row.what} detail={formatWhen(row.receivedAt)} queue="Incoming" refresh={refresh} />
        ))}
      </ul>
    </Section>
  );
}
