import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { LogEntry, StandInLog } from './stand-in-log.js';
import type { Misbehaviour } from './misbehaviour.js';

type Call = ServerWritableStream<ReadReq, ReadResp>;

/** Reads of a stream or of everything, and catch-up subscriptions to everything. */
export function serveReads(call: Call, log: StandInLog, misbehaviour: Misbehaviour, onRead: () => void): void {
  call.on('error', () => undefined);
  if (misbehaviour.silent) return;
  const options = call.request.getOptions()!;
  if (options.hasSubscription()) return subscribe(call, log, misbehaviour);
  const found = options.hasStream() ? readStream(options, log) : readAll(options, log);
  if (!found)
    call.write(
      new streams.ReadResp().setStreamNotFound(
        new streams.ReadResp.StreamNotFound().setStreamIdentifier(options.getStream()!.getStreamIdentifier()),
      ),
    );
  else
    for (const entry of found.slice(0, Number(options.getCount()))) {
      onRead();
      call.write(delivery(entry));
    }
  call.end();
}

function readStream(options: ReadReq.Options, log: StandInLog): readonly LogEntry[] | undefined {
  const asked = options.getStream()!;
  const name = Buffer.from(asked.getStreamIdentifier()!.getStreamName_asU8()).toString('utf8');
  const entries = log.stream(name);
  if (!entries) return undefined;
  const forward = options.getReadDirection() === 0;
  const from = asked.hasRevision() ? Number(asked.getRevision()) : asked.hasEnd() ? entries.length - 1 : 0;
  return forward ? entries.slice(from) : entries.slice(0, from + 1).reverse();
}

/** Forwards includes the event at the position, backwards leaves it out. */
function readAll(options: ReadReq.Options, log: StandInLog): readonly LogEntry[] {
  const all = options.getAll()!;
  const forward = options.getReadDirection() === 0;
  const at = all.hasPosition() ? Number(all.getPosition()!.getCommitPosition()) : forward ? 0 : Infinity;
  const found = log.entries.filter(({ position }) => (forward ? position >= at : position < at));
  return forward ? found : found.reverse();
}

function subscribe(call: Call, log: StandInLog, misbehaviour: Misbehaviour): void {
  const options = call.request.getOptions()!;
  const all = options.getAll()!;
  const filter = new RegExp(options.getFilter()?.getEventType()?.getRegex() || '');
  // The start of a subscription is exclusive.
  const after = all.hasPosition() ? Number(all.getPosition()!.getCommitPosition()) : 0;
  let next = log.entries.findIndex(({ position }) => position > after);
  if (next < 0) next = log.entries.length;
  let delivered = 0;
  let silent = false;
  let told = false;
  const advance = (): void => {
    while (!silent && !call.cancelled && next < log.entries.length) {
      const fault = misbehaviour.nextSubscription(delivered);
      if (fault) {
        silent = true;
        if (fault.kind !== 'hang') drop(call, fault.kind === 'too slow' ? 10 : fault.code);
        return;
      }
      const entry = log.entries[next++]!;
      if (!filter.test(entry.type)) continue;
      delivered++;
      call.write(delivery(entry));
    }
    if (!silent && !told) call.write(new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()));
    told = true;
  };
  const stop = log.onAppend(() => setImmediate(advance));
  call.on('cancelled', stop);
  call.write(
    new streams.ReadResp().setConfirmation(new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId('stand-in')),
  );
  if (misbehaviour.looksForMs > 0) lookFirst(call, misbehaviour.looksForMs, advance);
  else advance();
}

function lookFirst(call: Call, lookMs: number, advance: () => void): void {
  const looked = setInterval(() => call.write(new streams.ReadResp().setCheckpoint(new streams.ReadResp.Checkpoint())), 100);
  const found = setTimeout(() => {
    clearInterval(looked);
    advance();
  }, lookMs);
  call.on('cancelled', () => {
    clearInterval(looked);
    clearTimeout(found);
  });
}

function drop(call: Call, code: number): void {
  const details =
    code === 10 ? 'Consumer too slow to handle event while live. Client resubscription required.' : 'ended by the test';
  call.emit('error', { code, details });
}

function delivery(entry: LogEntry): ReadResp {
  const position = String(entry.position);
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(entry.id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(new Uint8Array(Buffer.from(entry.stream))))
    .setStreamRevision(String(entry.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(entry.data)
    .setCustomMetadata(entry.metadata);
  event.getMetadataMap().set('type', entry.type).set('content-type', 'application/json').set('created', entry.created);
  return new streams.ReadResp().setEvent(new streams.ReadResp.ReadEvent().setEvent(event).setCommitPosition(position));
}
