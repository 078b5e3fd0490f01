import { TemplateRefused } from '../documents/template-refused.js';
import { NotDelivered } from './outgoing-kind.js';

/** Why something did not go out. */
export interface OutgoingFailure {
  /** As people read it in the queue and in records. It is kept in clear: never a word of what was to go out. */
  readonly reason: string;
  /** Trying again would not help, until somebody has mended what is wrong. */
  readonly final: boolean;
  /** Nobody foresaw it: the log has to tell more. */
  readonly unforeseen: boolean;
}

export function failureOf(error: unknown): OutgoingFailure {
  if (error instanceof NotDelivered) return { reason: error.reason, final: error.options.final === true, unforeseen: false };
  if (error instanceof TemplateRefused) return { reason: error.withoutData, final: true, unforeseen: false };
  return { reason: 'An unexpected fault; the log tells more', final: false, unforeseen: true };
}
