import type { EnvelopeEvent } from '../../events/signing/envelope.events.js';
import type { EnvelopeStatus, SignerRole } from '../../events/signing/envelope.enums.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import type { StoredFile } from '../../events/kernel/stored-file.js';
import { stepOf, type Step } from './envelope.trail.js';
import type { PreparedEnvelope } from '../../events/signing/envelope-ready.rules.js';

/** How somebody has signed one place. */
export interface SignedPlace {
  readonly place: number;
  readonly how: 'drawn' | 'typed';
  readonly mark: StoredFile;
  /** ISO UTC. */
  readonly at: string;
}

/** Moments are ISO UTC, empty until then. */
export interface Signer {
  readonly role: SignerRole;
  readonly name: string;
  readonly mail: string;
  readonly requestedAt: string;
  readonly sentAt: string;
  readonly deliveredAt: string;
  /** Why the last link did not get there; empty where it did. */
  readonly failed: string;
  readonly viewedAt: string;
  readonly consentedAt: string;
  readonly signedAt: string;
  readonly places: readonly SignedPlace[];
  /** All pictures that were ever given, those that others took the place of as well. */
  readonly timesSigned: number;
}

export interface Envelope {
  readonly status: EnvelopeStatus;
  /** Null before it was prepared. */
  readonly document: PreparedEnvelope['document'] | null;
  readonly expiresAt: string;
  /** What somebody else's service that has it calls it; empty where it is signed on pages of our own. */
  readonly providerId: string;
  readonly signers: readonly Signer[];
  /** Why it was declined or voided. */
  readonly reason: string;
  readonly sealed: StoredFile | null;
  /** Everything that happened, the oldest first. */
  readonly trail: readonly Step[];
}

export const noEnvelope: Envelope = { status: 'Prepared', document: null, expiresAt: '', providerId: '', signers: [], reason: '', sealed: null, trail: [] };

const unsigned = { requestedAt: '', sentAt: '', deliveredAt: '', failed: '', viewedAt: '', consentedAt: '', signedAt: '', places: [], timesSigned: 0 };

export function envelopeAfter(state: Envelope, event: RecordedEvent<EnvelopeEvent>): Envelope {
  return { ...moved(state, event), trail: [...state.trail, stepOf(event)] };
}

function moved(state: Envelope, event: RecordedEvent<EnvelopeEvent>): Envelope {
  const at = event.metadata.occurredAt;
  switch (event.type) {
    case 'EnvelopePrepared':
      return { ...noEnvelope, document: event.data.document, expiresAt: event.data.expiresAt, signers: event.data.signers.map((signer) => ({ ...signer, ...unsigned })) };
    case 'EnvelopeHandedOver':
      return { ...state, providerId: event.data.providerId };
    case 'SigningLinkRequested':
      return told(state, event.data.role, { requestedAt: at, sentAt: '', deliveredAt: '', failed: '' });
    case 'SigningLinkSent':
      return { ...told(state, event.data.role, { sentAt: at, failed: '' }), status: 'Sent' };
    case 'SigningLinkDelivered':
      return { ...told(state, event.data.role, { deliveredAt: at }), status: state.status === 'Sent' ? 'Delivered' : state.status };
    case 'SigningLinkFailed':
      return told(state, event.data.role, { failed: event.data.reason });
    case 'EnvelopeViewed':
      return { ...told(state, event.data.role, { viewedAt: at }), status: 'Viewed' };
    case 'SigningConsented':
      return told(state, event.data.role, { consentedAt: at });
    case 'PlaceSigned': {
      const { role, place, how, mark } = event.data;
      const { places, timesSigned } = state.signers.find((signer) => signer.role === role)!;
      return told(state, role, { places: [...places.filter((one) => one.place !== place), { place, how, mark, at }], timesSigned: timesSigned + 1 });
    }
    case 'SignerSigned':
      return told(state, event.data.role, { signedAt: at });
    case 'EnvelopeSigned':
      return { ...state, status: 'Signed' };
    case 'EnvelopeDeclined':
      return { ...state, status: 'Declined', reason: event.data.reason };
    case 'EnvelopeVoided':
      return { ...state, status: 'Voided', reason: event.data.reason };
    case 'EnvelopeExpired':
      return { ...state, status: 'Expired' };
    case 'EnvelopeCompleted':
      return { ...state, status: 'Completed', sealed: event.data.sealed };
    default:
      return event satisfies never;
  }
}

/** Whose turn it is; undefined once everybody has signed. */
export function nextSigner({ signers }: Envelope): Signer | undefined {
  return signers.find(({ signedAt }) => signedAt === '');
}

/** Where this signer signs; their dates are filled in by themselves. */
export function placesOf({ document }: Envelope, role: SignerRole): readonly number[] {
  return (document?.places ?? []).flatMap(({ signer, kind }, place) => (signer === role && kind === 'signature' ? [place] : []));
}

function told(state: Envelope, role: SignerRole, news: Partial<Signer>): Envelope {
  return { ...state, signers: state.signers.map((signer) => (signer.role === role ? { ...signer, ...news } : signer)) };
}
