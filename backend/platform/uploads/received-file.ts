import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import busboy from 'busboy';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { PdfCheck } from './pdf-check.js';
import { watchPace, type Pace } from './upload-pace.js';

/** `decisions.md E24`. */
export const MOST_BYTES = 15 * 1_048_576;
/** What stands around the file in its form. */
const AROUND = 16_384;
const LONGEST_NAME = 120;

/**
 * Writes the one file of a form to `path` while it comes, and stops at the first byte that is one too many or of no PDF:
 * multer, which stands on the same busboy, answers only after it has read all that is sent.
 * @returns the name that its sender gives it
 * @throws HttpException
 */
export async function receiveFile(request: Request, path: string, pace: Pace): Promise<string> {
  // It says so once, and nobody may have listened then.
  if (request.destroyed) throw new BadRequestException('The upload was cut off');
  if (request.is('multipart/form-data') === false) throw new UnsupportedMediaTypeException('The file must be sent as multipart/form-data');
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES + AROUND) throw tooLarge();
  const form = formOf(request);
  let name: string | undefined;
  let received = 0;
  let stopLooking = (): void => undefined;
  const writing: Promise<void>[] = [];
  const over = new AbortController();
  return new Promise<string>((resolve, reject) => {
    stopLooking = watchPace(() => received, pace, reject);
    request.on('data', ({ length }: Buffer) => (received += length));
    form.on('file', (_field, content, { filename }) => {
      if (name !== undefined) return void content.resume().once('close', () => reject(new BadRequestException('One file at a time')));
      name = nameOf(filename);
      const written = write(content, path, over.signal);
      written.catch(reject);
      writing.push(written);
    });
    form.on('error', () => reject(unreadable()));
    form.on('close', () => {
      if (name === undefined) return reject(new BadRequestException('There is no file in the form'));
      const given = name;
      Promise.all(writing).then(() => resolve(given), reject);
    });
    request.once('close', () => !request.readableEnded && reject(new BadRequestException('The upload was cut off')));
    request.pipe(form);
  }).finally(async () => {
    stopLooking();
    request.unpipe(form);
    form.destroy();
    over.abort();
    // A file that was still being opened would come back after it is removed.
    await Promise.allSettled(writing);
  });
}

/** @throws BadRequestException for a form that does not say what stands between its parts */
function formOf({ headers }: Request): busboy.Busboy {
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits: { files: 2, fields: 4, fieldSize: 1_024, fileSize: MOST_BYTES + 1, parts: 6 } });
  } catch {
    throw unreadable();
  }
}

async function write(content: Readable, path: string, over: AbortSignal): Promise<void> {
  const check = new PdfCheck();
  let bytes = 0;
  // While the file is opened nobody reads, and an error that nobody hears ends the process.
  content.on('error', () => undefined);
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await once(file, 'open');
  await pipeline(
    content,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        bytes += piece.length;
        if (bytes > MOST_BYTES) throw tooLarge();
        check.take(piece);
        yield piece;
      }
      if (bytes === 0) throw new BadRequestException('The file is empty');
      check.end();
    },
    file,
    { signal: over },
  );
}

/** As people save it again: no folder, nothing that cannot be seen, and not endless. */
function nameOf(sent: string | undefined): string {
  const plain = (sent ?? '').replace(/^.*[/\\]/s, '').replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029"<>:|?*]/gu, '_').trim();
  const stem = plain.replace(/\.pdf$/i, '');
  return `${[...stem].slice(0, LONGEST_NAME).join('') || 'signed paper'}.pdf`;
}

function unreadable(): BadRequestException {
  return new BadRequestException('The form cannot be read');
}

function tooLarge(): PayloadTooLargeException {
  return new PayloadTooLargeException('The file is larger than 15 MB');
}
