import { Logger } from '@nestjs/common';
import type { Logger as LibraryLogger } from 'graphile-worker';

/**
 * The job library's words in the backend's log, quietly: whoever asked for a job tells of its failure, and the library
 * would repeat the payload.
 */
export async function quietLogger(): Promise<LibraryLogger> {
  const { Logger: Library } = await import('graphile-worker');
  const log = new Logger('Jobs');
  return new Library(() => (level, message) => (String(level) === 'error' ? log.debug(message) : undefined));
}
