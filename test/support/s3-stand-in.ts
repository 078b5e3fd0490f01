import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Kept {
  readonly content: Buffer;
  readonly type: string;
  readonly at: Date;
}

/** S3 at the wire: put, get, delete and lists in pages of two. Breaks off or refuses on demand. */
export class S3StandIn {
  readonly objects = new Map<string, Kept>();
  /** What the next request gets instead of its answer. */
  next: 'breaks' | 'refuses' | undefined;
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const trouble = this.next;
    this.next = undefined;
    if (trouble === 'breaks') return void request.socket.destroy();
    if (trouble === 'refuses') return fault(response, 403, 'AccessDenied');
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const key = decodeURIComponent(pathname.slice(1));
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return fault(response, 403, 'AccessDenied');
    if (request.method === 'PUT') return this.put(key, request, response);
    if (request.method === 'DELETE') return void (this.objects.delete(key), response.writeHead(204).end());
    if (searchParams.get('list-type') === '2') return this.list(key.replace(/\/?$/, '/'), searchParams, response);
    const kept = this.objects.get(key);
    if (!kept) return fault(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'Content-Type': kept.type, 'Content-Length': kept.content.length }).end(kept.content);
  }

  private async put(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const content = Buffer.concat(chunks);
    if (content.length !== Number(request.headers['content-length'])) return fault(response, 400, 'IncompleteBody');
    this.objects.set(key, { content, type: request.headers['content-type'] ?? '', at: new Date() });
    response.writeHead(200).end();
  }

  private list(bucket: string, asked: URLSearchParams, response: ServerResponse): void {
    const prefix = `${bucket}${asked.get('prefix') ?? ''}`;
    const after = asked.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, 2);
    const contents = page.map((key) => `<Contents><Key>${key.slice(bucket.length)}</Key><LastModified>${this.objects.get(key)!.at.toISOString()}</LastModified><Size>${this.objects.get(key)!.content.length}</Size></Contents>`);
    const more = keys.length > 2 ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page[1]}</NextContinuationToken>` : '<IsTruncated>false</IsTruncated>';
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?><ListBucketResult>${more}${contents.join('')}</ListBucketResult>`);
  }
}

function fault(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
