import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileBucket } from '../config/file-bucket.js';
import { FileMissing, FilePlace, type FileContent, type KeptFile } from './file-place.js';

type Library = typeof import('@aws-sdk/client-s3');

const TRY_TIMES = 3;
const CONNECT_WITHIN_MS = 5_000;
/** Without a byte going either way. */
const STALLED_AFTER_MS = 30_000;

/** Files in a bucket of S3, or of a server that speaks its language. A put is one request: it is there whole or not at all. */
export class S3Place extends FilePlace {
  private opened: Promise<{ readonly client: S3Client; readonly library: Library }> | undefined;

  constructor(private readonly bucket: FileBucket) {
    super();
  }

  async put(fileId: string, content: FileContent, mediaType: string): Promise<void> {
    const { client, library } = await this.connection();
    const [Body, ContentLength] = Buffer.isBuffer(content) ? [content, content.length] : [createReadStream(content.path), (await stat(content.path)).size];
    await client.send(new library.PutObjectCommand({ ...this.at(fileId), Body, ContentLength, ContentType: mediaType }));
  }

  async open(fileId: string): Promise<Readable> {
    const { client, library } = await this.connection();
    try {
      const { Body } = await client.send(new library.GetObjectCommand(this.at(fileId)));
      return Body as Readable;
    } catch (error) {
      throw isAbsent(error) ? new FileMissing(fileId) : error;
    }
  }

  async remove(fileId: string): Promise<void> {
    const { client, library } = await this.connection();
    await client.send(new library.DeleteObjectCommand(this.at(fileId)));
  }

  async *all(): AsyncGenerator<KeptFile> {
    const { client, library } = await this.connection();
    const { name: Bucket, prefix: Prefix } = this.bucket;
    for await (const { Contents = [] } of library.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      for (const { Key = '', Size = 0, LastModified } of Contents) {
        const fileId = Key.slice(Prefix.length);
        if (/^[\da-f]{32}$/.test(fileId) && LastModified) yield { fileId, bytes: Size, keptAt: LastModified };
      }
    }
  }

  /** A put that broke off has left nothing. */
  tidy(): Promise<void> {
    return Promise.resolve();
  }

  private at(fileId: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.bucket.name, Key: `${this.bucket.prefix}${fileId}` };
  }

  /** The library is large: only who needs it loads it. */
  private connection() {
    return (this.opened ??= this.connect());
  }

  private async connect() {
    const library = await import('@aws-sdk/client-s3');
    const { endpoint, region, credentials } = this.bucket;
    const client = new library.S3Client({
      region,
      ...(credentials && { credentials }),
      // Servers other than Amazon's know neither names of buckets in host names nor checksums of late.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: TRY_TIMES,
      requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: STALLED_AFTER_MS },
    });
    return { client, library };
  }
}

function isAbsent(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes((error as Error).name);
}
