import type { EnvelopeEvent } from '../../events/signing/envelope.events.js';
import { signerRoleWords } from '../../events/signing/envelope.enums.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import type { HistoryWords } from '../platform/records/history.js';

const titles: Readonly<Record<EnvelopeEvent['type'], string>> = {
  EnvelopePrepared: 'Prepared for signature',
  EnvelopeHandedOver: 'Handed over to DocuSign',
  SigningLinkRequested: 'Link asked for',
  SigningLinkSent: 'Sent',
  SigningLinkDelivered: 'Delivered',
  SigningLinkFailed: 'Link not delivered',
  EnvelopeViewed: 'Viewed',
  SigningConsented: 'Agreed to sign electronically',
  PlaceSigned: 'Signed place',
  SignerSigned: 'Signed',
  EnvelopeDeclined: 'Declined',
  EnvelopeSigned: 'Signed by everybody',
  EnvelopeVoided: 'Voided',
  EnvelopeExpired: 'Expired',
  EnvelopeCompleted: 'Sealed',
};

/** "Signed place 2 (buyer)"; names and addresses stand in the signing card, for those who may see them. */
export function describeEnvelope({ type, data }: RecordedEvent<EnvelopeEvent>): HistoryWords {
  const place = 'place' in data ? ` ${data.place + 1}` : '';
  const who = 'role' in data ? ` (${signerRoleWords[data.role]})` : '';
  const reason = 'reason' in data ? data.reason : type === 'SigningLinkDelivered' && 'by' in data ? data.by : '';
  return { title: `${titles[type]}${place}${who}`, changes: [], ...(reason && { reason }) };
}
