import type { ClientDuplexStream, ClientReadableStream } from '@grpc/grpc-js';
import type { EventStoreDBClient } from '@eventstore/db-client';
import streamsRpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendReq, BatchAppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';

export type AppendStream = ClientDuplexStream<BatchAppendReq, BatchAppendResp>;
export type ReadStream = ClientReadableStream<ReadResp>;

/** Calls of our own on the client's channel, so that its discovery of the leader and its reconnecting serve them too. */
export const appendStreams = (client: EventStoreDBClient): (() => Promise<AppendStream>) =>
  client['GRPCStreamCreator'](streamsRpc.StreamsClient, 'append', (rpc) => rpc.batchAppend(...endless(client)));

export function openRead(client: EventStoreDBClient, request: ReadReq): Promise<ReadStream> {
  return client['GRPCStreamCreator'](streamsRpc.StreamsClient, 'read', (rpc) => rpc.read(request, ...endless(client)))();
}

const endless = (client: EventStoreDBClient) => client['callArguments']({}, { deadline: Infinity });
