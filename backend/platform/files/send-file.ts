import { NotFoundException } from '@nestjs/common';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { StoredFile } from '../../../events/kernel/stored-file.js';
import { FileMissing } from './file-place.js';
import type { Files } from './files.js';

/** What browsers may show in a page of ours; all else is saved. */
const SHOWN = new Set(['application/pdf']);

/** Answers with a file that the record names. Call it after the record's own checks. */
export async function sendFile(response: Response, files: Files, file: StoredFile): Promise<void> {
  let content: Readable;
  try {
    content = await files.read(file);
  } catch (error) {
    if (error instanceof FileMissing) throw new NotFoundException('This file is missing: tell whoever looks after the system');
    throw error;
  }
  describeFile(response, file);
  response.setHeader('Content-Length', file.bytes);
  // Whoever goes away before the end is no error of ours.
  await pipeline(content, response).catch(() => response.destroy());
}

/** The answer's headers: never guessed at by browsers, and shown in pages of our own only. */
export function describeFile(response: Response, { name, mediaType }: Pick<StoredFile, 'name' | 'mediaType'>): void {
  const shown = SHOWN.has(mediaType);
  response.setHeader('Content-Type', mediaType);
  response.setHeader('Content-Disposition', `${shown ? 'inline' : 'attachment'}; filename="${plain(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; object-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'");
}

/** For clients that read no more than ASCII. */
function plain(name: string): string {
  return name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '_');
}
