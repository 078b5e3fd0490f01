import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { isSaid, readingText, type ReadingText } from './reading-text.js';

/** A document that is to be set: templates by name, the one to begin with, and what it is about. Data is never read as markup. */
export interface ToSet {
  readonly templates: Readonly<Record<string, string>>;
  readonly main: string;
  readonly data: object;
}

/** Where somebody signs or dates: in points from the top left corner of the page, which counts from 1. */
export interface SignaturePlace {
  readonly signer: string;
  readonly kind: 'signature' | 'date';
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SetDocument {
  readonly pdf: Buffer;
  readonly pages: number;
  readonly places: readonly SignaturePlace[];
  /** Undefined where its template tells nothing of what it says, or nothing that can be taken. */
  readonly text: ReadingText | undefined;
}

/** The template cannot be set, in Typst's own words. */
export class TemplateFault extends Error {}

/** It took too long, or its process died over it. */
export class SettingFailed extends Error {}

interface Waiting {
  readonly toSet: ToSet;
  readonly done: (set: SetDocument) => void;
  readonly failed: (error: Error) => void;
}

interface DocumentSet extends Omit<SetDocument, 'pdf' | 'text'> {
  readonly pdf: Uint8Array;
  readonly said: unknown;
  /** Why its text could not be told. */
  readonly untold: string | undefined;
}

type Answer = { readonly id: number } & ({ readonly fault: string } | DocumentSet);

const PROGRAM = fileURLToPath(new URL('typesetter-process.mjs', import.meta.url));
/** Some 70 ms are usual. */
const TIME_LIMIT_MS = 20_000;
/** Its memory grows with each document. */
const DOCUMENTS_A_PROCESS = 200;

/** Sets documents one after the other in a process beside this one, so that nobody else waits for them. */
@Injectable()
export class Typesetter implements OnApplicationShutdown {
  private readonly log = new Logger(Typesetter.name);
  private readonly waiting: Waiting[] = [];
  private current: Waiting | undefined;
  private child: ChildProcess | undefined;
  private set = 0;
  private limit: NodeJS.Timeout | undefined;

  /** @throws TemplateFault, SettingFailed */
  async typeset(toSet: ToSet): Promise<SetDocument> {
    return new Promise((done, failed) => {
      this.waiting.push({ toSet, done, failed });
      this.next();
    });
  }

  onApplicationShutdown(): void {
    for (const { failed } of this.waiting.splice(0)) failed(new SettingFailed('The process stops'));
    this.endProcess(new SettingFailed('The process stops'));
  }

  private next(): void {
    if (this.current || this.waiting.length === 0) return;
    this.current = this.waiting.shift()!;
    const child = (this.child ??= this.begin());
    child.ref();
    this.limit = setTimeout(() => this.endProcess(new SettingFailed(`The document took longer than ${TIME_LIMIT_MS / 1000} seconds`)), TIME_LIMIT_MS);
    child.send({ id: ++this.set, ...this.current.toSet });
  }

  private begin(): ChildProcess {
    // Nothing of what this process knows by its environment, keys least of all, is a template's to read.
    const child = fork(PROGRAM, { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
    child.on('message', (answer: Answer) => this.take(answer));
    child.on('error', (error) => this.child === child && this.endProcess(new SettingFailed(error.message)));
    child.on('exit', () => this.child === child && this.endProcess(new SettingFailed('The process that sets documents died')));
    return child;
  }

  private take(answer: Answer): void {
    const { current } = this;
    if (!current || answer.id !== this.set) return;
    this.release();
    if ('fault' in answer) current.failed(new TemplateFault(answer.fault));
    else this.hand(current, answer);
    if (this.set % DOCUMENTS_A_PROCESS === 0) this.endProcess();
    else this.child?.unref();
    this.next();
  }

  private hand({ done, toSet }: Waiting, { pdf, pages, places, said = [], untold }: DocumentSet): void {
    const why = untold ?? (isSaid(said) ? undefined : 'What it labels as said is not as reading.typ has it');
    if (why) this.log.warn(`${toSet.main} is set without its text: ${why}`);
    done({ pdf: Buffer.from(pdf), pages, places, text: isSaid(said) && !why ? readingText(said, pages) : undefined });
  }

  private endProcess(why?: Error): void {
    const { child, current } = this;
    this.child = undefined;
    this.release();
    child?.kill('SIGKILL');
    if (why) current?.failed(why);
    this.next();
  }

  private release(): void {
    clearTimeout(this.limit);
    this.current = undefined;
  }
}
