import { UnreadableEvent } from '../../../events/kernel/event-vocabulary.js';
import { Refused } from '../consumer/consumer.js';
import { isDataFault } from './data-fault.js';

const DEFECTS = [TypeError, RangeError, ReferenceError, SyntaxError, URIError];

/**
 * Whether a failure is known to be the event's own: a refusal, an unreadable event, a value that Postgres does not take, or a
 * defect of the code that this event meets. Every other failure may pass, and must not park the event.
 */
export function isOwnFault(error: unknown): error is Error {
  return error instanceof Refused || error instanceof UnreadableEvent || isDataFault(error) || isDefect(error);
}

/** What the runtime throws over the network (`fetch failed`) is a TypeError as well; it names a cause or a code. */
function isDefect(error: unknown): boolean {
  return DEFECTS.some((defect) => error instanceof defect) && !('code' in (error as Error)) && (error as Error).cause === undefined;
}
