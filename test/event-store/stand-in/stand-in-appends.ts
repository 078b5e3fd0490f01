import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js';
import type { LogAnswer, ProposedEntry, StandInLog } from './stand-in-log.js';
import type { Misbehaviour } from './misbehaviour.js';

type Call = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** The batch-append call: each request is answered by its correlation id. */
export function serveAppends(call: Call, log: StandInLog, misbehaviour: Misbehaviour): void {
  call.on('data', (request: BatchAppendReq) => {
    if (misbehaviour.silent) return;
    const fault = misbehaviour.nextAppend();
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'not ready') return void call.write(notReady(request));
    if (fault?.kind === 'ends' && !fault.written)
      return void call.emit('error', { code: fault.code, details: 'ended by the test' });
    const answer = log.append(streamOf(request), expectedOf(request), request.getProposedMessagesList().map(proposed));
    if (fault?.kind === 'lost answer') return;
    if (fault?.kind === 'ends') return void call.emit('error', { code: fault.code, details: 'ended by the test' });
    call.write(response(request, answer));
  });
  call.on('end', () => call.end());
  call.on('error', () => undefined);
}

const streamOf = (request: BatchAppendReq): string =>
  Buffer.from(request.getOptions()!.getStreamIdentifier()!.getStreamName_asU8()).toString('utf8');

function expectedOf(request: BatchAppendReq): number {
  const options = request.getOptions()!;
  if (options.hasNoStream()) return -1;
  if (options.hasStreamPosition()) return Number(options.getStreamPosition());
  throw new Error('The adapter must always state an exact revision or that there is no stream');
}

const proposed = (message: BatchAppendReq.ProposedMessage): ProposedEntry => ({
  id: message.getId()!.getString(),
  type: message.getMetadataMap().get('type')!,
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

function answerTo(request: BatchAppendReq): BatchAppendResp {
  return new streams.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(request.getOptions()!.getStreamIdentifier());
}

function response(request: BatchAppendReq, answer: LogAnswer): BatchAppendResp {
  if (answer.kind === 'appended') {
    const position = String(answer.last.position);
    const success = new streams.BatchAppendResp.Success()
      .setCurrentRevision(String(answer.last.revision))
      .setPosition(new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position));
    return answerTo(request).setSuccess(success);
  }
  const details = new anyPb.Any();
  if (answer.kind === 'conflict') {
    const wrong = new shared.WrongExpectedVersion();
    if (answer.actual < 0) wrong.setCurrentNoStream(new emptyPb.Empty());
    else wrong.setCurrentStreamRevision(String(answer.actual));
    details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  } else details.pack(new Uint8Array(), 'event_store.client.MaximumAppendSizeExceeded');
  return answerTo(request).setError(new status.Status().setDetails(details));
}

function notReady(request: BatchAppendReq): BatchAppendResp {
  const details = new anyPb.Any();
  details.pack(new Uint8Array(), 'google.protobuf.Empty');
  return answerTo(request).setError(new status.Status().setMessage('Server Is Not Ready').setDetails(details));
}
