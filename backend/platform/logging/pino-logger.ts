import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { redacted } from './redacted.js';

/** What Nest says about itself at every start: nothing that an operator needs. */
const CHATTER = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'WebSocketsController', 'NestApplication']);

/** Nest's log lines as JSON, on stderr. Nest passes the context last. */
export class PinoLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(level: string) {
    this.pino = pino({ level, base: { pid: process.pid } }, pino.destination({ dest: 2, sync: false }));
  }

  log(message: unknown, ...more: unknown[]): void {
    if (CHATTER.has(String(more.at(-1)))) this.debug(message, ...more);
    else this.pino.info(...line(message, more));
  }

  error(message: unknown, ...more: unknown[]): void {
    this.pino.error(...line(message, more));
  }

  warn(message: unknown, ...more: unknown[]): void {
    this.pino.warn(...line(message, more));
  }

  debug(message: unknown, ...more: unknown[]): void {
    // One a request: it is not put into words where nobody reads it.
    if (this.pino.isLevelEnabled('debug')) this.pino.debug(...line(message, more));
  }

  verbose(message: unknown, ...more: unknown[]): void {
    this.pino.trace(...line(message, more));
  }

  flush(): void {
    this.pino.flush();
  }
}

function line(message: unknown, more: readonly unknown[]): [object, string] {
  const texts = more.filter((item) => typeof item === 'string');
  const context = texts.at(-1);
  const stack = texts.length > 1 ? texts[0] : undefined;
  const text = message instanceof Error ? (message.stack ?? message.message) : String(message);
  return [{ context, ...(stack === undefined ? {} : { stack: redacted(stack) }) }, redacted(text)];
}
