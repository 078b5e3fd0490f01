import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { StoredFile } from '../../../events/kernel/stored-file.js';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { Settings } from '../config/settings.js';
import { Files } from '../files/files.js';
import { SemaphoresByPerson } from '../concurrency/semaphores-by-person.js';
import { NoPlaceFree, BoundedSemaphore } from '../concurrency/bounded-semaphore.js';
import { TooMuchAtOnce } from '../concurrency/too-much-at-once.js';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import { PdfJudge } from './pdf-judge.js';
import { receiveFile } from './received-file.js';
import { UPLOAD_PACE } from './upload-pace.js';
import { VirusScan } from './virus-scan.js';

/** No upload goes on for so long: requests end before. */
const LEFT_AFTER_MS = 3_600_000;
/** They are written to the disk as they come, and cost little until they are whole. */
const AT_ONCE = 32;
const OF_ONE_PERSON = 2;
const PATIENCE_MS = 20_000;
/** How long a refused upload is still listened to, so that its sender comes to read why. */
const LISTENS_MS = 2_000;
/** Between two pieces, of 64 kB at most, of what is thrown away. */
const REST_MS = 20;

export interface Upload {
  readonly file: StoredFile;
  /** A virus scanner found nothing; else none is named by the settings. */
  readonly scanned: boolean;
}

/** Signed paper that people bring as PDFs: written aside while it comes, looked at, and kept only when all of it is right. */
@Injectable()
export class Uploads {
  private readonly folder: string;
  private readonly places = new BoundedSemaphore(AT_ONCE, PATIENCE_MS);
  private readonly own = new SemaphoresByPerson(() => new BoundedSemaphore(OF_ONE_PERSON, PATIENCE_MS, OF_ONE_PERSON));
  pace = UPLOAD_PACE;

  constructor(
    { dataDir }: Settings,
    private readonly files: Files,
    private readonly judge: PdfJudge,
    private readonly scanner: VirusScan,
    sweeps: HourlySweeps,
  ) {
    this.folder = path.join(dataDir, 'uploads');
    sweeps.add(() => this.sweep());
  }

  /** Whoever keeps one appends the event that names it at once. @throws HttpException 400, 408, 413, 415, 422, 429 or 503, and nothing is kept */
  async keep(request: AuthenticatedRequest): Promise<Upload> {
    const leave = await this.entered(request).catch((error: unknown) => {
      letGo(request);
      throw error;
    });
    const aside = path.join(this.folder, randomBytes(16).toString('hex'));
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const name = await receiveFile(request, aside, this.pace);
      await this.judge.judge(aside, request.session!.userId);
      const scanned = await this.scanner.scan(aside);
      return { file: await this.files.keep({ path: aside }, { name, mediaType: 'application/pdf' }), scanned };
    } catch (error) {
      letGo(request);
      throw error;
    } finally {
      await rm(aside, { force: true });
      leave();
    }
  }

  /** One person's uploads wait for each other, and for nobody else's. */
  private async entered(request: AuthenticatedRequest): Promise<() => void> {
    const gone = goneSignal(request);
    const leaveOwn = await this.own.enter(request.session!.userId, gone).catch(() => {
      throw new TooMuchAtOnce(`You are uploading ${OF_ONE_PERSON} files already. Please wait until one of them is there.`);
    });
    try {
      const leave = await this.places.enter(gone);
      return () => {
        leave();
        leaveOwn();
      };
    } catch {
      leaveOwn();
      throw new NoPlaceFree('Too many files are being uploaded at once. Please try again in a moment.');
    }
  }

  /** What a process left behind that died over it. */
  async sweep(now = Date.now()): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = path.join(this.folder, name);
      const found = await stat(file).catch(() => undefined);
      if (found && now - found.mtimeMs > LEFT_AFTER_MS) await rm(file, { force: true });
    }
  }
}

/** Aborts when its sender goes away: who waits then leaves the line. */
function goneSignal(request: AuthenticatedRequest): AbortSignal {
  const gone = new AbortController();
  request.once('close', () => gone.abort());
  return gone.signal;
}

/**
 * The rest of it is thrown away for a moment; whoever still sends then is hung up on. `Connection: close` would hang up at once,
 * and the answer be lost with what was not read. Slowly: a crowd that is refused would else be read as fast as the machine can.
 */
function letGo(request: AuthenticatedRequest): void {
  if (request.readableEnded) return;
  request.on('data', () => {
    request.pause();
    setTimeout(() => request.resume(), REST_MS).unref();
  });
  request.resume();
  setTimeout(() => !request.readableEnded && request.destroy(), LISTENS_MS).unref();
}
