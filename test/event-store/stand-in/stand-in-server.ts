import streamsRpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type ServerDuplexStream, type ServerWritableStream } from '@grpc/grpc-js';
import type { BatchAppendReq, BatchAppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { Misbehaviour } from './misbehaviour.js';
import { serveAppends } from './stand-in-appends.js';
import { StandInLog } from './stand-in-log.js';
import { serveReads } from './stand-in-reads.js';

/**
 * As much of an EventStoreDB as the adapter meets, in this process, on the client's own stubs. It shows that the
 * adapter calls rightly and survives misbehaviour; that a real server agrees, only eventstoredb-real.spec.ts shows.
 */
export class StandIn {
  readonly log = new StandInLog();
  readonly misbehaviour = new Misbehaviour();
  /** So many events went out as answers to reads. */
  eventsRead = 0;
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly credentials?: ServerCredentials) {}

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=${this.credentials !== undefined}`;
  }

  /** Again on the same port with the same log after `kill`. */
  async start(): Promise<this> {
    const server = new Server();
    server.addService(streamsRpc.StreamsService as never, {
      read: (call: ServerWritableStream<ReadReq, ReadResp>) => serveReads(call, this.log, this.misbehaviour, () => this.eventsRead++),
      batchAppend: (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => serveAppends(call, this.log, this.misbehaviour),
    });
    this.port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.port}`, this.credentials ?? ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
    this.server = server;
    return this;
  }

  /** All connections break at once. */
  kill(): void {
    this.server?.forceShutdown();
    this.server = undefined;
  }
}
