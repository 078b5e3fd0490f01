import { Type, type Static } from '@sinclair/typebox';
import { signerRoles, signerSteps } from './envelope.enums.js';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { instant, personalText, text } from '../kernel/field-schemas.js';
import { madeDocument } from '../kernel/made-document.js';
import { storedFile } from '../kernel/stored-file.js';

/** A document that people sign on pages of their own, one after the other. */

const said = Type.String({ minLength: 1 });
export const signerRole = Type.Union(signerRoles.map((word) => Type.Literal(word)));
const role = signerRole;

/** Where a step came from, and which bytes whoever took it had before them: what proves it later. */
const evidence = {
  /** Network address; empty where nobody knows. */
  address: text,
  userAgent: text,
  /** Of the document as it was shown, in hexadecimal digits. */
  sha256: Type.String({ pattern: '^[\\da-f]{64}$' }),
};

/** The made document of a record, such as `resaleContract-1042`. */
const document = Type.Object({ stream: said, kind: said, version: madeDocument.version, file: storedFile, text: madeDocument.text, pages: madeDocument.pages, places: madeDocument.places });

/** What is signed, by whom in their order, and until when: nobody signs from `expiresAt` on. */
export const preparedEnvelope = Type.Object({
  document,
  signers: Type.Array(Type.Object({ role, name: personalText, mail: personalText }), { minItems: 1 }),
  expiresAt: instant,
});

/** Who did what with it, by the name that stands in it: told to its record. */
export const signerStep = Type.Object({ role, name: personalText, did: Type.Union(signerSteps.map((word) => Type.Literal(word))) });
export type SignerStep = Static<typeof signerStep>;

export const EnvelopePrepared = defineEvent('EnvelopePrepared', 1, preparedEnvelope);

/** Somebody else's service has the document now, under an id of its own: it mails those who sign, and tells what they do. */
export const EnvelopeHandedOver = defineEvent('EnvelopeHandedOver', 1, Type.Object({ provider: Type.Literal('DocuSign'), providerId: said }));

/** A link is to go to this signer, for the first time or once more: the queue makes it when it sends it. */
export const SigningLinkRequested = defineEvent('SigningLinkRequested', 1, Type.Object({ role }));
/** The link before it opens nothing any more. */
export const SigningLinkSent = defineEvent('SigningLinkSent', 1, Type.Object({ role }));
/** Taken by the mail server that `by` names. */
export const SigningLinkDelivered = defineEvent('SigningLinkDelivered', 1, Type.Object({ role, by: text }));
export const SigningLinkFailed = defineEvent('SigningLinkFailed', 1, Type.Object({ role, reason: said }));

export const EnvelopeViewed = defineEvent('EnvelopeViewed', 1, Type.Object({ role, ...evidence }));
/** Agreed to sign electronically. */
export const SigningConsented = defineEvent('SigningConsented', 1, Type.Object({ role, ...evidence }));
/** `place` counts from 0 in the document's places; `mark` is the picture of the signature. */
export const PlaceSigned = defineEvent(
  'PlaceSigned',
  1,
  Type.Object({ role, place: Type.Integer({ minimum: 0 }), how: Type.Union([Type.Literal('drawn'), Type.Literal('typed')]), mark: storedFile, ...evidence }),
);
/** All places of this signer, for good. */
export const SignerSigned = defineEvent('SignerSigned', 1, Type.Object({ role, ...evidence }));
export const EnvelopeDeclined = defineEvent('EnvelopeDeclined', 1, Type.Object({ role, reason: said, ...evidence }));

/** The last signer has signed: pages are stamped and sealed next. `signedAt`: when, where that was told later. */
export const EnvelopeSigned = defineEvent('EnvelopeSigned', 1, Type.Object({ signedAt: Type.Optional(instant) }));
export const EnvelopeVoided = defineEvent('EnvelopeVoided', 1, Type.Object({ reason: said }));
export const EnvelopeExpired = defineEvent('EnvelopeExpired', 1, Type.Object({}));
/** `sealed` holds the stamped pages and the page of evidence. */
export const EnvelopeCompleted = defineEvent('EnvelopeCompleted', 1, Type.Object({ sealed: storedFile }));

export const envelopeEvents = [
  EnvelopePrepared,
  EnvelopeHandedOver,
  SigningLinkRequested,
  SigningLinkSent,
  SigningLinkDelivered,
  SigningLinkFailed,
  EnvelopeViewed,
  SigningConsented,
  PlaceSigned,
  SignerSigned,
  EnvelopeDeclined,
  EnvelopeSigned,
  EnvelopeVoided,
  EnvelopeExpired,
  EnvelopeCompleted,
] as const;

export type EnvelopeEvent = EventsOf<typeof envelopeEvents>;
