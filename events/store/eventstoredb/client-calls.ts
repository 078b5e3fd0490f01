import type { ClientDuplexStream } from '@grpc/grpc-js';
import type { EventStoreDBClient } from '@eventstore/db-client';
import streamsRpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';

export type AppendStream = ClientDuplexStream<BatchAppendReq, BatchAppendResp>;

/**
 * The only private part of a dependency in this code: a call of our own on the client's channel, so that its discovery of
 * the leader serves appends too. The public appendToStream ends the process after certain errors (see AppendCall).
 */
export const appendStreams = (client: EventStoreDBClient): (() => Promise<AppendStream>) =>
  client['GRPCStreamCreator'](streamsRpc.StreamsClient, 'append', (rpc) => rpc.batchAppend(...client['callArguments']({}, { deadline: Infinity })));
