import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { StoredFile } from '../../../events/kernel/stored-file.js';
import { FilePlace, type FileContent } from './file-place.js';

/**
 * Files that events name. Whoever keeps one appends the event that names it at once: what no event names after a day is
 * swept away. They are read by a route of the record that names them, with its permission, and by no other.
 */
@Injectable()
export class Files {
  constructor(private readonly place: FilePlace) {}

  /** @returns what the event says of it */
  async keep(content: FileContent, { name, mediaType }: Pick<StoredFile, 'name' | 'mediaType'>): Promise<StoredFile> {
    const fileId = randomBytes(16).toString('hex');
    const digest = await digestOf(Buffer.isBuffer(content) ? [content] : createReadStream(content.path));
    await this.place.put(fileId, content, mediaType);
    return { fileId, ...digest, mediaType, name };
  }

  /** @throws FileMissing */
  read({ fileId }: Pick<StoredFile, 'fileId'>): Promise<Readable> {
    return this.place.open(fileId);
  }
}

export async function digestOf(content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Pick<StoredFile, 'sha256' | 'bytes'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}
