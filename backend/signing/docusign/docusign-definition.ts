import { documentWords } from '../sealing/document-words.js';
import type { Envelope } from '../envelope.state.js';
import { OUR_MARK } from './docusign-news.js';

const DAY_MS = 86_400_000;
const LONGEST_SUBJECT = 100;
/** The text of a date above its line, in points. */
const DATE_HEIGHT = 14;

/** Body of POST /envelopes, but for its status. */
export type EnvelopeDefinition = ReturnType<typeof envelopeDefinition>;

const events = [
  ...['sent', 'delivered', 'completed', 'declined', 'voided'].map((word) => `envelope-${word}`),
  ...['sent', 'delivered', 'completed', 'declined', 'autoresponded'].map((word) => `recipient-${word}`),
];

/**
 * Places stand as the document says them: DocuSign counts in points from a page's top left corner as well. Signers sign one
 * after the other, and are told by their place from 1.
 */
export function envelopeDefinition(envelopeId: string, { document, signers, expiresAt }: Envelope, pages: Buffer, { publicUrl, now }: { readonly publicUrl: string; readonly now: Date }) {
  const { title, record } = documentWords(document!);
  const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - now.getTime()) / DAY_MS));
  return {
    emailSubject: `Please sign: ${title}, ${record}`.slice(0, LONGEST_SUBJECT),
    // What a draft is found by after a try that was cut off.
    transactionId: envelopeId,
    documents: [{ documentId: '1', name: document!.file.name, fileExtension: 'pdf', documentBase64: pages.toString('base64') }],
    recipients: { signers: signers.map(({ role, name, mail }, place) => ({ recipientId: String(place + 1), routingOrder: String(place + 1), name, email: mail, tabs: tabsOf(document!.places, role) })) },
    customFields: { textCustomFields: [{ name: OUR_MARK, value: envelopeId, show: 'false', required: 'false' }] },
    notification: { useAccountDefaults: 'false', expirations: { expireEnabled: 'true', expireAfter: String(days), expireWarn: '0' }, reminders: { reminderEnabled: 'false', reminderDelay: '0', reminderFrequency: '0' } },
    eventNotification: {
      url: `${publicUrl}/api/DocuSign/Events`,
      requireAcknowledgment: 'true',
      loggingEnabled: 'true',
      includeHMAC: 'true',
      deliveryMode: 'SIM',
      events,
      eventData: { version: 'restv2.1', format: 'json', includeData: ['custom_fields', 'recipients'] },
    },
  };
}

function tabsOf(places: NonNullable<Envelope['document']>['places'], role: string) {
  const own = places.flatMap((place, index) => (place.signer === role ? [{ ...place, index }] : []));
  const tab = ({ page, x, index }: (typeof own)[number], y: number) => ({ documentId: '1', pageNumber: String(page), xPosition: String(Math.round(x)), yPosition: String(Math.round(y)), tabLabel: `place ${index + 1}` });
  return {
    signHereTabs: own.filter(({ kind }) => kind === 'signature').map((place) => tab(place, place.y)),
    dateSignedTabs: own.filter(({ kind }) => kind === 'date').map((place) => tab(place, place.y + place.height - DATE_HEIGHT)),
  };
}
