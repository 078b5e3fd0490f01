import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Position, StoredEvent } from '../event-store.js';
import { isOurs } from './log-reader.js';
import { logPositionOf, positionOf } from './position.js';

/** The server says how far it looked after so many windows of 32 events; we do not listen, so seldom. */
const CHECKPOINT_INTERVAL = 100;

/** Everything after a place, for ever, without what the server writes for itself; of some types only where they are given. */
export function subscriptionRequest(after: Position, types?: ReadonlySet<string>): ReadReq {
  const { ReadReq } = streams;
  const options = new ReadReq.Options()
    .setAll(startingAfter(after))
    .setSubscription(new ReadReq.Options.SubscriptionOptions())
    .setUuidOption(new ReadReq.Options.UUIDOption().setString(new shared.Empty()))
    .setFilter(
      new ReadReq.Options.FilterOptions()
        .setEventType(new ReadReq.Options.FilterOptions.Expression().setRegex(types ? expressionFor(types) : '^[^$]'))
        .setCount(new shared.Empty())
        .setCheckpointintervalmultiplier(CHECKPOINT_INTERVAL),
    );
  return new ReadReq().setOptions(options);
}

function startingAfter(position: Position): ReadReq.Options.AllOptions {
  const from = logPositionOf(position);
  const all = new streams.ReadReq.Options.AllOptions();
  if (from === 'start') return all.setStart(new shared.Empty());
  const place = new streams.ReadReq.Options.Position();
  return all.setPosition(place.setCommitPosition(String(from.commit)).setPreparePosition(String(from.prepare)));
}

/** The server knows prefixes and expressions; only an expression says the whole name. */
function expressionFor(types: ReadonlySet<string>): string {
  const names = [...types].map((type) => type.replace(/[^\w]/g, '\\$&'));
  return `^(${names.join('|')})$`;
}

/** @returns undefined for what is no event, or the server's own */
export function deliveredEvent(response: ReadResp): StoredEvent | undefined {
  const event = response.getEvent()?.getEvent();
  if (!event) return undefined;
  const about = event.getMetadataMap();
  const type = about.get('type') ?? '';
  const streamId = text(event.getStreamIdentifier()?.getStreamName_asU8() ?? new Uint8Array());
  if (!isOurs({ type, streamId })) return undefined;
  return {
    id: event.getId()?.getString() ?? '',
    stream: streamId,
    revision: Number(event.getStreamRevision()),
    position: positionOf({ commit: event.getCommitPosition(), prepare: event.getPreparePosition() }),
    type,
    data: parsed(event.getData_asU8()),
    metadata: parsed(event.getCustomMetadata_asU8()),
    recordedAt: instant(about.get('created') ?? ''),
  };
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();

/** What others wrote need not be JSON; the bytes themselves, then, as the client answers for a stream's events. */
function parsed(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(text(bytes)) as unknown;
  } catch {
    return bytes;
  }
}

let latest = { second: '', text: '' };

/** ISO UTC of ticks of 100 ns since 1970. Neighbours in the log mostly share their second, which is dear to write out. */
function instant(ticks: string): string {
  const second = ticks.slice(0, -7);
  if (second !== latest.second) latest = { second, text: new Date(Number(second) * 1000).toISOString().slice(0, -4) };
  return `${latest.text}${ticks.slice(-7, -4)}Z`;
}
