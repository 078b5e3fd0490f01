import { setMaxListeners } from 'node:events';

export interface OwnEnd {
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/**
 * An end of one's own beside those that are given: the signal aborts with the first of them, or by `end`, which lets go of
 * them. `AbortSignal.any` never does: Node 20 notes each in what it follows for as long as that lives, which for a signal of
 * the process were some millions a day, and more than 16.7 million it cannot note.
 */
export function ownEnd(...given: readonly AbortSignal[]): OwnEnd {
  const own = new AbortController();
  const end = (): void => {
    for (const signal of given) signal.removeEventListener('abort', end);
    own.abort();
  };
  // Many wait for the end of a process, which Node takes for a leak.
  setMaxListeners(0, own.signal, ...given);
  for (const signal of given) signal.addEventListener('abort', end);
  if (given.some(({ aborted }) => aborted)) end();
  return { signal: own.signal, end };
}
