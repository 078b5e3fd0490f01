import { Button } from '@blueprintjs/core';
import type { ParkedRow } from '../../projections/engine/parking.js';
import { formatWhen } from '../kit/format/dates.js';
import { useCommand } from '../server/use-command.js';

interface ParkedEventsProps {
  readonly projection: string;
  readonly events: readonly ParkedRow[];
  readonly total: number;
  readonly onReleased: () => void;
}

/** What a projection could not handle, by stream; released in order once the cause is mended. */
export function ParkedEvents({ projection, events, total, onReleased }: ParkedEventsProps) {
  const streams = [...new Set(events.map(({ stream }) => stream))];
  return (
    <>
      {streams.map((stream) => (
        <ParkedStream key={stream} projection={projection} stream={stream} events={events.filter((event) => event.stream === stream)} onReleased={onReleased} />
      ))}
      {total > events.length && (
        <tr className="operations-parked">
          <td colSpan={9}>and {total - events.length} more</td>
        </tr>
      )}
    </>
  );
}

interface ParkedStreamProps {
  readonly projection: string;
  readonly stream: string;
  readonly events: readonly ParkedRow[];
  readonly onReleased: () => void;
}

function ParkedStream({ projection, stream, events, onReleased }: ParkedStreamProps) {
  const release = useCommand<{ readonly stream: string }, unknown, { readonly request: number }>({ url: `/api/Operations/Projections/${projection}/Release`, onDone: onReleased });
  const failed = events.find(({ error }) => error !== null);
  const waiting = events.length - (failed ? 1 : 0);
  return (
    <tr className="operations-parked">
      <td colSpan={8}>
        <b>{stream}</b> {failed && `${failed.eventType} (revision ${failed.revision}), tried ${failed.attempts} times, ${formatWhen(failed.parkedAt)}`}
        {waiting > 0 && ` · ${waiting} wait behind it`}
        {failed && <code className="operations-error">{failed.error}</code>}
        {release.problem && <div className="down">{release.problem.message}</div>}
      </td>
      <td>
        <Button size="small" text={release.pending ? 'Please wait…' : 'Release'} disabled={release.pending} onClick={() => void release.run({ stream })} />
      </td>
    </tr>
  );
}
