import type { EnvelopeEvent } from '../../events/signing/envelope.events.js';
import type { SignerRole } from '../../events/signing/envelope.enums.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { describeEnvelope } from './envelope.history.js';

/** One thing that happened to an envelope, as its page of evidence tells it. */
export interface Step {
  readonly what: string;
  /** Empty where it was nobody's of those who sign. */
  readonly role: SignerRole | '';
  /** ISO UTC. */
  readonly at: string;
  /** Who did it where no signer did. */
  readonly by: string;
  readonly reason: string;
  /** Where it came from, with what, over which bytes; empty where nobody was asked. */
  readonly address: string;
  readonly userAgent: string;
  readonly sha256: string;
}

export function stepOf(event: RecordedEvent<EnvelopeEvent>): Step {
  const { title, reason = '' } = describeEnvelope(event);
  const { data, metadata } = event;
  const role = 'role' in data ? data.role : '';
  const evidence = 'sha256' in data ? { address: data.address, userAgent: data.userAgent, sha256: data.sha256 } : { address: '', userAgent: '', sha256: '' };
  return { what: title, role, at: metadata.occurredAt, by: 'sha256' in data ? '' : metadata.actor.name, reason, ...evidence };
}
