import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Injectable, Logger, ServiceUnavailableException, UnprocessableEntityException } from '@nestjs/common';
import { Settings } from '../config/settings.js';

/** clamd takes some 100 ms for 15 MB. */
const WITHIN_MS = 30_000;
const LONGEST_ANSWER = 4_096;

/** Asks clamd about a file, where the settings name one. */
@Injectable()
export class VirusScan {
  private readonly log = new Logger(VirusScan.name);
  withinMs = WITHIN_MS;

  constructor(private readonly settings: Settings) {}

  /**
   * @returns whether somebody looked
   * @throws HttpException 422 where something was found, 503 where clamd gives no answer: what was not looked at is not kept
   */
  async scan(path: string): Promise<boolean> {
    const { clamd } = this.settings;
    if (!clamd) return false;
    const answer = await this.ask(clamd, path).catch((error: Error) => this.away(error.message));
    if (/: OK$/.test(answer)) return true;
    const found = /: (.+) FOUND$/.exec(answer)?.[1];
    if (found === undefined) return this.away(answer);
    this.log.warn(`An upload was refused: ${found}`);
    throw new UnprocessableEntityException('The virus scanner found something in this file. It was not kept.');
  }

  /** https://docs.clamav.net/manual/Usage/Scanning.html, INSTREAM: pieces with their length before them, the last one empty. */
  private async ask(place: Settings['clamd'] & object, path: string): Promise<string> {
    const socket = connect(place);
    const limit = setTimeout(() => socket.destroy(new Error(`no answer within ${this.withinMs / 1000} seconds`)), this.withinMs);
    const answer = answerOf(socket);
    try {
      await Promise.race([sendFile(socket, path), answer]);
      return await answer;
    } finally {
      clearTimeout(limit);
      socket.destroy();
    }
  }

  private away(why: string): never {
    this.log.error(`The virus scanner gives no answer: ${why}`);
    throw new ServiceUnavailableException('The virus scanner does not answer, so the file was not taken. Please try again later.');
  }
}

async function sendFile(socket: Socket, path: string): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    socket.write(length);
    // Who hung up has said why, or the answer's own end says it.
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    if (socket.destroyed) return;
  }
  socket.write(Buffer.alloc(4));
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.on('data', (piece) => {
      said += piece.toString('latin1');
      const end = said.indexOf('\0');
      if (end !== -1) resolve(said.slice(0, end));
      else if (said.length > LONGEST_ANSWER) socket.destroy(new Error('an answer that is none'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('it hung up')));
  });
}
