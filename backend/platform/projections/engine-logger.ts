import { Logger } from '@nestjs/common';
import type { EngineLogger } from '../../../projections/engine/logger.js';

/** The engine's words in the backend's log. */
export class NestEngineLogger implements EngineLogger {
  private readonly log = new Logger('Projections');

  info(message: string, facts?: object): void {
    this.log.log(withFacts(message, facts));
  }

  warn(message: string, facts?: object): void {
    this.log.warn(withFacts(message, facts));
  }

  error(message: string, facts?: object): void {
    this.log.error(withFacts(message, facts));
  }
}

function withFacts(message: string, facts: object = {}): string {
  const told = Object.entries(facts).map(([name, fact]) => `${name}: ${fact instanceof Error ? (fact.stack ?? fact.message) : String(fact)}`);
  return [message, ...told].join(', ');
}
