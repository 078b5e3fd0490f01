import type { ParkedRow } from '../../projections/engine/parking/parking.js';
import { formatWhen } from '../kit/format/dates.js';
import { ReleaseCause } from './release-cause.js';
import { ReleaseOrSkip } from './release-or-skip.js';

interface ParkedEventsProps {
  /** Of the projection or reaction. */
  readonly url: string;
  readonly columns: number;
  readonly events: readonly ParkedRow[];
  readonly total: number;
  /** A reaction's event may be left out with a reason; a projection's may not, for its rows would be wrong. */
  readonly mayBeSkipped?: boolean | undefined;
  readonly onDone: () => void;
}

/** What could not be handled, by stream; released in order once the cause is mended. */
export function ParkedEvents({ events, total, ...props }: ParkedEventsProps) {
  const streams = [...new Set(events.map(({ stream }) => stream))];
  return (
    <>
      {props.mayBeSkipped && causesOfSeveral(events).map((cause) => <ReleaseCause key={cause} url={props.url} columns={props.columns} cause={cause} onDone={props.onDone} />)}
      {streams.map((stream) => (
        <ParkedStream key={stream} {...props} stream={stream} events={events.filter((event) => event.stream === stream)} />
      ))}
      {total > events.length && (
        <tr className="operations-parked">
          <td colSpan={props.columns}>and {total - events.length} more</td>
        </tr>
      )}
    </>
  );
}

/** Errors that hold up more than one stream. */
function causesOfSeveral(events: readonly ParkedRow[]): string[] {
  const causes = events.flatMap(({ error }) => (error === null ? [] : [error]));
  return [...new Set(causes.filter((cause, index) => causes.indexOf(cause) !== index))];
}

interface ParkedStreamProps extends Omit<ParkedEventsProps, 'total'> {
  readonly stream: string;
}

function ParkedStream({ url, columns, stream, events, mayBeSkipped = false, onDone }: ParkedStreamProps) {
  const failed = events.find(({ error }) => error !== null);
  const waiting = events.length - (failed ? 1 : 0);
  return (
    <tr className="operations-parked">
      <td colSpan={columns}>
        <div className="operations-parked-line">
          <span>
            <b>{stream}</b> {failed && `${failed.eventType} (revision ${failed.revision}), tried ${failed.attempts} times, ${formatWhen(failed.parkedAt)}`}
            {waiting > 0 && ` · ${waiting} wait behind it`}
            {failed && <code className="operations-error">{failed.error}</code>}
          </span>
          <ReleaseOrSkip url={url} which={{ stream }} skips={mayBeSkipped ? failed?.revision : undefined} onDone={onDone} />
        </div>
      </td>
    </tr>
  );
}
