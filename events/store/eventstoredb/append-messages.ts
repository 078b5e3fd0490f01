import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js';
import timestampPb from 'google-protobuf/google/protobuf/timestamp_pb.js';
import type { EncodedEvent } from '../encoded-event.js';
import { NO_STREAM } from '../event-store.js';
import type { LogPosition } from './position.js';

/** What the server decided. Anything else that it says is an error, and leaves the outcome unknown. */
export type AppendResult =
  | { readonly kind: 'appended'; readonly revision: number; readonly position: LogPosition }
  | { readonly kind: 'conflict'; readonly actual: number }
  | { readonly kind: 'too large' };

/** Trying again cannot help: no right to write, or the stream was deleted for ever. */
export class AppendForbidden extends Error {}

export function appendRequest(
  correlation: string,
  stream: string,
  expected: number,
  events: readonly EncodedEvent[],
  patience: number,
): BatchAppendReq {
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(bytes(stream)));
  options.setDeadline(timestampPb.Timestamp.fromDate(new Date(Date.now() + patience)));
  // Always exact: with "any", a repeat after a restart of the server was written twice.
  if (expected === NO_STREAM) options.setNoStream(new emptyPb.Empty());
  else options.setStreamPosition(String(expected));
  return new streams.BatchAppendReq()
    .setCorrelationId(new shared.UUID().setString(correlation))
    .setOptions(options)
    .setProposedMessagesList(events.map(proposedMessage))
    .setIsFinal(true);
}

function proposedMessage(event: EncodedEvent): BatchAppendReq.ProposedMessage {
  const message = new streams.BatchAppendReq.ProposedMessage();
  message.setId(new shared.UUID().setString(event.id));
  message.getMetadataMap().set('type', event.type).set('content-type', 'application/json');
  message.setData(bytes(event.data));
  message.setCustomMetadata(bytes(event.metadata));
  return message;
}

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));

export function correlationOf(response: BatchAppendResp): string {
  const id = response.getCorrelationId();
  if (!id?.hasStructured()) return id?.getString() ?? '';
  const { mostSignificantBits, leastSignificantBits } = id.getStructured()?.toObject() ?? {};
  const hex = [mostSignificantBits, leastSignificantBits]
    .map((half) =>
      BigInt.asUintN(64, BigInt(half ?? 0))
        .toString(16)
        .padStart(16, '0'),
    )
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** @throws AppendForbidden, or an Error with what the server said when the outcome is unknown */
export function resultOf(response: BatchAppendResp): AppendResult {
  if (response.hasError()) return refusal(response);
  const success = response.getSuccess();
  const position = success?.getPosition();
  if (!success || !position) throw new Error('The server answered without a position');
  return {
    kind: 'appended',
    revision: Number(success.getCurrentRevision()),
    position: { commit: BigInt(position.getCommitPosition()), prepare: BigInt(position.getPreparePosition()) },
  };
}

function refusal(response: BatchAppendResp): AppendResult {
  const error = response.getError();
  const details = error?.getDetails();
  const name = details?.getTypeName() ?? '';
  if (name === 'event_store.client.WrongExpectedVersion') {
    const wrong = details?.unpack(shared.WrongExpectedVersion.deserializeBinary, name);
    return { kind: 'conflict', actual: wrong?.hasCurrentStreamRevision() ? Number(wrong.getCurrentStreamRevision()) : NO_STREAM };
  }
  if (name === 'event_store.client.MaximumAppendSizeExceeded') return { kind: 'too large' };
  if (/AccessDenied|StreamDeleted/.test(name)) throw new AppendForbidden(`The event store answered ${name}`);
  throw new Error(`The event store answered ${error?.getMessage() || name || 'with an unknown error'}`);
}
